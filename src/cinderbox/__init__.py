"""Cinderbox: five board games from after the end of the world, for people and for bots."""
