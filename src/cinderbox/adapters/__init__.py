"""Every game in the clothes of other frameworks: Gymnasium, PettingZoo, OpenSpiel, and hundreds of games side by side
as NumPy arrays. A new game gets all of them for nothing."""
