"""What people write (names, chat, titles), made safe to show to others: one line, no control or hidden characters."""

import re
import unicodedata

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, halves of characters, private ones


def clean(text: str, most: int) -> str:
    """The text in one line, normalised and cut."""
    shown = "".join([" " if each.isspace() else each for each in unicodedata.normalize("NFC", text)])
    shown = "".join([each for each in shown if unicodedata.category(each) not in HIDDEN])
    return re.sub(" +", " ", shown).strip()[:most].strip()
