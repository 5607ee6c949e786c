"""Each of the 36 Discovery cards is completed: its requirement, its cost, and that it then lies open."""

import pytest

from cinderbox.games.residuum import verbs
from tests.residuum.table import GAME, lay, legal, maybe, play, player, stock, why_not

POST = "P1 outposts: H"
POSTS = "P1 outposts: H, N1"
CAMP = "P1 basecamp: A"
ROAD = "P1 basecamp: A x"
VISITED = "P1 visits: 1"
# The card, its cost, a position that meets its requirement, and one that just does not ("": it has none).
CARDS = [
    ("Irrigation Grid", "water 3, wood 2", "P1 outriders: H", "P1 outriders: H x"),
    (
        "Filtration Works",
        "tech 3",
        f"land: H contaminated_water\n{POST}",
        "land: H contaminated_water\nP1 outriders: H",
    ),
    ("Seed Vault", "water 2, food 2", "turn: 6\nP1 outriders: H", "turn: 7\nP1 outriders: H"),
    (
        "Sealed Laboratory",
        "tech 3, provisions 4",
        "land: N0 radiation_zone\nP1 outriders: H",
        "land: M0 radiation_zone\nP1 outriders: H",
    ),
    (
        "Wildcat Rig",
        "tech 4, wood 2, chem 2",
        "land: H radiation_zone\nP1 outriders: H",
        "land: H woodland\nP1 outriders: H",
    ),
    (
        "Lost Lode",
        "oil 2, tech 4, wood 2",
        "land: H woodland\nP1 outriders: H",
        "land: H radiation_zone\nP1 outriders: H",
    ),
    ("Topsoil Reclamation", "chem 1, water 1", f"land: N0 radiation_zone\n{POST}", f"land: M0 radiation_zone\n{POST}"),
    ("Kitchen Gardens", "food 2, water 2", CAMP, ROAD),
    ("Windmill Row", "wood 3, tech 1", CAMP, ROAD),
    ("Underground Galleries", "tech 3, wood 3", POSTS, POST + ", N1 x"),
    ("Charcoal Kilns", "tech 2, wood 1", f"land: H woodland\n{POST}", f"land: H woodland\n{POST} x"),
    ("Swap Shed", "provisions 4, tech 1", VISITED, "P1 visits: 0"),
    ("Still House", "tech 2, wood 2", CAMP, ROAD),
    ("Cracking Tower", "tech 3, chem 1", POSTS, POST),
    ("Smelting Pit", "tech 3, wood 2", f"land: H tech_site\n{POST}", f"land: N1 tech_site\n{POST}"),
    ("Breeder Pile", "tech 5, chem 1", f"land: H radiation_zone\n{POST}", f"land: H contaminated_water\n{POST}"),
    ("Hydroponic Racks", "tech 3, water 2", f"land: H food_supply\n{POST}", "land: H food_supply\nP1 outriders: H"),
    ("Insulated Pumps", "tech 2, wood 2", f"land: H contaminated_water\n{POST}", f"land: H radiation_zone\n{POST}"),
    ("Drying Sheds", "tech 3, wood 2", f"land: H woodland\n{POST}", f"land: H gold_mine\n{POST}"),
    ("Scavenger Packs", "food 2, tech 2, wood 2", "P1 outriders: H, H, N0", "P1 outriders: H, H, N0 x"),
    ("Hazmat Collectors", "tech 4, water 2, wood 1", f"land: H contaminated_water\n{POST}", POST),
    ("Night Shift", "food 3, wood 2", f"land: H gold_mine\n{POST}", f"land: H woodland\n{POST}"),
    ("Dirt Bikes", "tech 4, food 1", "P1 outriders: H, N0", "P1 outriders: H"),
    ("Lead-Lined Suits", "chem 1, tech 2", "", ""),
    ("Nomad Code", "food 3, water 3", "P1 outriders: H, N0, N1", "P1 outriders: H, N0, N1 x"),
    ("Handcar Line", "wood 3, tech 2", POSTS, POST),
    ("Watchtowers", "wood 3, provisions 2", "P1 barricades: H-N0", "P1 barricades: H"),
    ("War Council", "food 2, tech 2", "P1 won: 1", "P2 won: 1"),
    ("Hidden Cellars", "wood 2, provisions 4", "", ""),
    ("Gas Mortars", "chem 1, tech 2", "", ""),
    ("Caravan Charter", "wood 4, provisions 4", VISITED, "P2 visits: 1"),
    ("Smugglers' Tunnel", "tech 2, provisions 4", VISITED, "P2 visits: 1"),
    ("Radio Mast", "tech 3, provisions 2", POST, POST + " x"),
    ("Winter Stores", "wood 3, provisions 4", CAMP, ROAD),
    ("Open Gates", "food 4, water 3", "P1 outriders: H, H, H, H, H", "P1 outriders: H, H, H, H, H, H"),
    ("Fortress Doctrine", "wood 4, tech 2", "P1 barricades: H-N0, H-N1, H-N2", "P1 barricades: H-N0, H-N1, H"),
]
GAINS = {"filtration_works": {"water": 1}, "winter_stores": {"food": 2}}


def id_of(card: str) -> str:
    return card.lower().replace("'", "").replace(" ", "_").replace("-", "_")


def test_all_of_them_are_here() -> None:
    assert [card[0] for card in CARDS] == [card.name for card in GAME.pack.discoveries]


@pytest.mark.rule("RSD-DISC-01", "RSD-DISC-02", "RSD-DEC-27", "RSD-RUL-42", "RSD-SCORE-05")
@pytest.mark.parametrize(("card", "cost", "met", "unmet"), CARDS)
def test_a_card_is_completed_for_its_cost_where_its_requirement_is_met(
    card: str, cost: str, met: str, unmet: str
) -> None:
    id, hand = id_of(card), f"P1 leader: Bram Hathersage\nP2 stock: oil 9\nP1 hand: {card}\nP1 stock: "
    if unmet:
        refused = why_not(lay(f"{hand}{cost}\n{unmet}"), f"complete:{id}")
        assert "RSD-DISC-01" in refused and "cost" not in refused
    first, _, count = cost.partition(",")[0].partition(" ")
    short = cost.replace(f"{first} {count}", f"{first} {int(count) - 1}", 1)
    assert "You cannot pay its cost. (RSD-DISC-01)" in why_not(lay(f"{hand}{short}\n{met}"), f"complete:{id}")
    state = lay(f"{hand}{cost}\n{met}")
    before = player(state, "P1")["points"]
    play(state, f"complete:{id}")
    maybe(state, "recruit:[A]")
    one = player(state, "P1")
    assert one["completed"] == [id] and one["hand"] == 0 and stock(state, "P1") == GAINS.get(id, {})
    assert one["points"] == before + 1 + (card == "Open Gates")


@pytest.mark.rule("RSD-DISC-05", "RSD-DISC-06", "RSD-INV-10")
def test_a_second_star_waits_until_the_first_is_discarded() -> None:
    state = lay("P1 won: 1\nP1 completed: Nomad Code\nP1 hand: War Council\nP1 stock: food 2, tech 2")
    assert "RSD-DISC-05" in why_not(state, "complete:war_council")
    state.discard, state.completed[0] = state.completed[0], []
    verbs.empower(state, 0)
    state.settle()
    play(state, "complete:war_council")
    assert player(state, "P1")["completed"] == ["war_council"]


@pytest.mark.rule("RSD-RUL-42", "RSD-DISC-02")
def test_a_requirement_is_not_looked_at_again() -> None:
    state = lay("land: H woodland\nP1 completed: Charcoal Kilns\nP1 stock: wood 1")
    assert stock(play(state, "use:charcoal_kilns"), "P1") == {"provisions": 3}


@pytest.mark.rule("RSD-CHAR-04", "RSD-EX-56")
@pytest.mark.parametrize(
    ("card", "met", "free"),
    [
        ("Hazmat Collectors", f"land: H radiation_zone\n{POST}", True),
        ("Wildcat Rig", "P1 outriders: H", False),
        ("Breeder Pile", f"land: H radiation_zone\n{POST}", False),
        ("Hazmat Collectors", POST, False),
    ],
)
def test_breakthrough_is_for_cards_up_to_16_without_a_star_whose_requirement_is_met(
    card: str, met: str, free: bool
) -> None:
    state = lay(f"P1 leader: Odalys Renn\nP1 hand: {card}\n{met}")
    assert legal(state, f"complete:{id_of(card)}") == free
    if free:
        play(state, f"complete:{id_of(card)}")
        assert player(state, "P1")["leader"]["used"] and player(state, "P1")["completed"] == [id_of(card)]


@pytest.mark.rule("RSD-CHAR-04", "RSD-CHAR-05")
def test_breakthrough_is_kept_if_the_cost_is_paid() -> None:
    state = lay("P1 leader: Odalys Renn\nP1 hand: Gas Mortars\nP1 stock: chem 1, tech 2")
    play(state, "complete:gas_mortars", "pay")
    assert stock(state, "P1") == {} and not player(state, "P1")["leader"]["used"]


@pytest.mark.rule("RSD-RUL-45", "RSD-DISC-07", "RSD-INV-12")
def test_a_tile_that_is_replaced_goes_back_to_its_pile() -> None:
    state = lay(
        "land: N0 water_source\nP1 outriders: H, N1\nP1 outposts: N0\nP1 stock: chem 16, tech 3, water 1\n"
        "P1 hand: Filtration Works\nP1 leader: Bram Hathersage"
    )
    play(state, "contaminate:[N0]")
    assert state.piles == [2, 3, 3]
    play(state, "complete:filtration_works")
    assert state.piles == [3, 3, 3]
