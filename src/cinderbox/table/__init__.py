"""One running game: seats, turns, undo, log, clock, record. No I/O: whoever calls says what time it is."""
