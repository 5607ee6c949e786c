"""A bot that somebody would have play for a person who is away, and who has agreed to it."""

import msgspec


class Proposal(msgspec.Struct, frozen=True):
    bot: str
    by: int
    gone: frozenset[int]  # seats of people who are long gone themselves and are not asked
    agreed: frozenset[int] = frozenset()

    def agreed_by(self, seat: int) -> "Proposal":
        return msgspec.structs.replace(self, agreed=self.agreed | {seat})
