"""What shows that a game is right: laws, leaks, fuzzing, counts and playthroughs. Knows games by their API only."""
