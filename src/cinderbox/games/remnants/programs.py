"""The programs that carry City of Remnants itself. Each module of steps adds its own; cards bring theirs."""

from typing import Final

from cinderbox.kernel.frame import Programs

PROGRAMS: Final = Programs()
