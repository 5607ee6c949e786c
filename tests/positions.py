"""Positions of tests."""


def latest(text: str) -> str:
    """A position of which a test changes some lines by adding them again: the last of each name counts."""
    found = {line.partition(":")[0].strip(): line for line in text.splitlines() if line.strip()}
    return "\n".join(found.values())
