"""Radlands: a duel for water. Two players, three camps each, one shared deck."""
