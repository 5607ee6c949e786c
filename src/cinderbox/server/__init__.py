"""HTTP and WebSocket in front of tables. Knows no game: what there is to see and do comes from the game's own API."""
