"""City of Remnants: gangs of refugees build decks, bid, take territory and fight over it."""
