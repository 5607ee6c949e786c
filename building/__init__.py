"""From a clone to a game: the packages in .venv, the browser's page, the compiled build.

For `play.py`, `check.py` and `hatch_build.py`; no part of the package itself. Standard library only, as it runs before
anything is installed.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the scripts start under any Python
    sys.exit(f"Cinderbox needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
