"""Residuum: communities around a Trade Town. Two to four players, sixteen turns, a map that they build."""
