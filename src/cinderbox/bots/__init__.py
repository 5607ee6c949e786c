"""Bots: they know the kernel and what a game's `evaluate` tells them, never a game's insides."""
