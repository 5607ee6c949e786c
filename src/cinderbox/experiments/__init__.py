"""Many games at once: speed, tournaments and how sure their figures are. Knows games by their API only."""
