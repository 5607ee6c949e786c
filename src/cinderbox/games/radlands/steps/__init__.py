"""The questions Radlands asks, and the instructions its effects are made of."""
