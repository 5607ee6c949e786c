"""Keeps tables: SQLite in the user's data folder by default, PostgreSQL by URL, with the same code."""

from cinderbox.store.store import Store, default_url

__all__ = ["Store", "default_url"]
