"""The list of all programs of The Pioneers Program. The steps add theirs to it; `cards.py` says which effect is which."""

from typing import Final

from cinderbox.kernel.frame import Programs

PROGRAMS: Final = Programs()
