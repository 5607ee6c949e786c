"""`cinderbox fuzz`: random play that looks for broken laws."""


def fuzz_command() -> None:
    """."""
