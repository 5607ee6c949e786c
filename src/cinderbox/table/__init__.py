"""One running game: its record, and what can be taken back. No I/O."""
