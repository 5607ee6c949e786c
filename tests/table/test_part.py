"""Lines in words: what one means to do, step by step."""

from cinderbox.table.part import LogPart, in_a_row


def test_steps_are_one_sentence_and_names_keep_their_capitals() -> None:
    looter, garage = LogPart("Looter", card="looter"), LogPart("Garage", card="garage")
    row = in_a_row([["Play ", looter], ["In front of ", garage], [garage, " again"]])
    assert row == ["Play ", looter, ", then ", "in front of ", garage, ", then ", garage, " again"]
