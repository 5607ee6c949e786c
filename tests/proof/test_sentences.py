"""What the rules of a ledger say, as players read it."""

import pytest

import cinderbox
from cinderbox.proof.ledger import ledger, sentences

BOX = [game.id for game in cinderbox.games() if type(game).__module__.startswith("cinderbox.")]
LEDGER = """## 2 Rules
| ID | Rule | Section |
| --- | --- | --- |
| TOY-GEN-01 | A card costs **one** `water`. | Overview |

| ID | Question | Ruling | Why |
| --- | --- | --- | --- |
| TOY-RUL-01 | May it wait? | No. | It burns. |

* **TOY-RUL-02 Colours.** Nobody is asked
  about them.

| ID | Given | Do | Expect | Rules |
| --- | --- | --- | --- | --- |
| TOY-EX-01 | a table | nothing | nothing | TOY-GEN-01 |
"""


def test_a_rule_is_its_sentence_and_where_it_comes_from():
    found = sentences(LEDGER)
    assert list(found) == ["TOY-GEN-01", "TOY-RUL-01", "TOY-RUL-02"]  # an example is no rule
    assert (found["TOY-GEN-01"].text, found["TOY-GEN-01"].source) == ("A card costs one water.", "Overview")
    assert (found["TOY-RUL-01"].text, found["TOY-RUL-01"].source) == ("May it wait? No.", "It burns.")
    assert found["TOY-RUL-02"].text == "Colours. Nobody is asked about them."


@pytest.mark.parametrize("game", BOX)
def test_every_reason_and_question_of_a_game_cites_a_rule_that_can_be_read(game):
    written = ledger(game)
    state = cinderbox.game(game).start(seats=cinderbox.game(game).seats[-1], seed=1)
    assert written and all(rule.text for rule in written.values())
    assert set(state.rules(state.to_act[0])) <= set(written)


def test_a_game_without_a_ledger_has_no_rules_to_read():
    assert ledger("scavengers") == {}
