"""The programs of Resurgence by name; each file of `steps` adds its own."""

from typing import Final

from cinderbox.kernel.frame import Programs

PROGRAMS: Final = Programs()
