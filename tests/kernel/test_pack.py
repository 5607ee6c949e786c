"""Reading a pack of cards, entry by entry, and positions, line by line."""

import pytest

from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry, digest, entries, word_id
from cinderbox.kernel.position import BadPosition, lines, words

CARD: dict[str, object] = {"id": "mule", "name": "Mule", "text": "Carries.", "source": "original"}


def test_an_entry_reads_flags_words_lists_and_amounts() -> None:
    entry = Entry(
        {"id": "mule", "tame": True, "coat": "grey", "loads": ["oil", "water"], "cost": {"oil": 2}, "rows": [{"n": 1}]},
        "beast",
    )
    assert entry.flag("tame") == 1
    assert entry.word("coat", ["brown", "grey"]) == 1
    assert entry.bits("loads", ["food", "oil", "water"]) == 0b110
    assert entry.bits("missing", ["food"]) == 0
    assert entry.amounts("cost", ["food", "oil"]) == [0, 2]
    assert entry.rows("rows")[0].number("n", 0, 9) == 1


@pytest.mark.parametrize(
    ("table", "ask"),
    [
        ({"tame": 1}, lambda entry: entry.flag("tame")),
        ({"coat": "blue"}, lambda entry: entry.word("coat", ["brown"])),
        ({"loads": ["sand"]}, lambda entry: entry.bits("loads", ["food"])),
        ({"cost": {"sand": 1}}, lambda entry: entry.amounts("cost", ["food"])),
        ({"cost": 3}, lambda entry: entry.part("cost")),
        ({"rows": {}}, lambda entry: entry.rows("rows")),
    ],
)
def test_whatever_is_wrong_is_said_of_the_entry(table: dict[str, object], ask: object) -> None:
    assert callable(ask)
    with pytest.raises(BadContent, match="The beast 'mule': "):
        ask(Entry({"id": "mule", **table}, "beast"))


def test_every_entry_has_a_source_and_an_id_of_its_own() -> None:
    assert [one.id for one in entries({"card": [CARD]}, "card")] == ["mule"]
    for rows in ([], [{**CARD, "source": "hearsay"}], [CARD, CARD], [{**CARD, "text": ""}]):
        with pytest.raises(BadContent):
            entries({"card": rows}, "card")


def test_a_position_is_read_line_by_line() -> None:
    assert lines("deck: a, b\n\nhand:", ["deck", "hand"]) == {"deck": "a, b", "hand": ""}
    assert words(" a, , b ") == ["a", "b"]
    with pytest.raises(BadPosition, match="not 'dock'"):
        lines("dock: a", ["deck"])


def test_a_card_is_called_by_its_name_in_small_letters() -> None:
    assert word_id("Smugglers' Lead-Lined Tunnel") == "smugglers_lead_lined_tunnel"


def test_what_a_card_is_called_in_short_makes_no_other_pack() -> None:
    pack: dict[str, object] = {"card": [{"id": "a", "text": "Gain 2 food."}]}
    shorter: dict[str, object] = {"card": [{"id": "a", "text": "Gain 2 food.", "short": "2 food"}]}
    other: dict[str, object] = {"card": [{"id": "a", "text": "Gain 3 food."}]}
    assert digest(pack) == digest(shorter) != digest(other)
