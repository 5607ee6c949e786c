"""The `cinderbox` command. One file a noun: each command asks the layers below and shows what they say."""

from cinderbox.cli.app import main

__all__ = ["main"]
