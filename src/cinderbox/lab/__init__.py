"""Many games at once: speed, tournaments, ratings, balance. Knows games by their API only."""
