"""Every game in the clothes of other frameworks: PettingZoo and OpenSpiel. A new game gets both for nothing."""
