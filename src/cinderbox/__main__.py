"""`python -m cinderbox` is the `cinderbox` command."""

from cinderbox.cli import main

main()
