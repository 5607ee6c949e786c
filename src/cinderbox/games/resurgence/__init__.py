"""Resurgence: survivors in the ruins of Moscow. One to four players, six rounds, a bag of workers each."""
