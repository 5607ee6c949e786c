"""Every type of hex: what each kind of piece produces there in each season, and what may stand there."""

import pytest

from tests.residuum.table import basecamp, lay, legal, outposts, outriders, play, player, stock, texts, why_not

# The ledger's production table, as a player reads it off the reference sheet.
BASECAMP = {
    "wasteland": "3 provisions",
    "tech_site": "3 provisions or 2 tech",
    "food_supply": "3 provisions or 2 food",
    "woodland": "3 provisions or 2 wood",
    "oil_field": "3 provisions or 2 oil",
    "gold_mine": "4 provisions or 3 wood or 1 gold",
}
OUTPOST = {
    "wasteland": "2 provisions",
    "tech_site": "2 provisions or 2 tech",
    "water_source": "2 provisions or 2 water",
    "food_supply": "2 provisions or 2 food",
    "woodland": "2 provisions or 2 wood",
    "radiation_zone": "2 provisions or 1 chem",
    "contaminated_water": "2 provisions or 1 chem or 1 water",
    "oil_field": "2 provisions or 1 oil",
    "gold_mine": "3 provisions or 2 wood",
}
OUTRIDER = {
    "wasteland": "",
    "tech_site": "2 provisions or 1 tech",
    "water_source": "2 provisions or 1 water",
    "food_supply": "2 provisions or 1 food",
    "woodland": "2 provisions or 1 wood",
    "radiation_zone": "",
    "contaminated_water": "",
    "oil_field": "2 provisions",
    "gold_mine": "2 provisions or 1 wood",
}
TURNS = {"spring": 9, "summer": 3, "autumn": 6, "winter": 15}
MISSING = {  # what a season takes from an Outpost
    ("autumn", "woodland"): "wood",
    ("winter", "water_source"): "water",
    ("winter", "contaminated_water"): "water",
}


def produced(land: str, piece: str, season: str) -> list[dict[str, int]]:
    """Everything that a piece on H can produce, each choice apart; a Food Supply lies beside it."""
    camp = "" if "basecamp" in piece else "P1 basecamp: A x\nP1 stock: gold 3\n"
    text = f"turn: {TURNS[season]}\nland: H {land}, N0 food_supply\nphase: production\n{camp}{piece}"
    choices = texts(lay(text), "produce")
    found = []
    for choice in choices or [""]:
        state = lay(text)
        after = stock(play(state, f"produce:{choice}") if choice else state, "P1")
        if camp:
            after["gold"] -= 3
        found.append({name: count for name, count in after.items() if count})
    return found


def expected(row: str, without: str = "") -> list[dict[str, int]]:
    found = []
    for choice in row.split(" or "):
        count, _, name = choice.partition(" ")
        if name != without or not name:
            found.append({name: int(count)} if name else {})
    return found


def same(one: list[dict[str, int]], other: list[dict[str, int]]) -> bool:
    return sorted(str(sorted(row.items())) for row in one) == sorted(str(sorted(row.items())) for row in other)


@pytest.mark.rule(
    "RSD-PROD-01", "RSD-PROD-02", "RSD-SEAS-03", "RSD-SEAS-05", "RSD-SEAS-06", "RSD-RUL-19", "RSD-HEX-WOO-03",
    "RSD-HEX-WAT-03", "RSD-HEX-CON-04", "RSD-HEX-FOO-03", "RSD-HEX-GOL-04",
)  # fmt: skip
@pytest.mark.parametrize("season", TURNS)
@pytest.mark.parametrize("land", OUTPOST)
def test_an_outpost_produces(land: str, season: str) -> None:
    assert same(produced(land, "P1 outposts: H", season), expected(OUTPOST[land], MISSING.get((season, land), "")))


@pytest.mark.rule("RSD-PROD-01", "RSD-PROD-02", "RSD-RUL-19", "RSD-HEX-WAS-03", "RSD-HEX-GOL-03")
@pytest.mark.parametrize("season", TURNS)
@pytest.mark.parametrize("land", OUTRIDER)
def test_an_outrider_produces_the_same_all_year(land: str, season: str) -> None:
    assert same(produced(land, "P1 outriders: H", season), expected(OUTRIDER[land]))


@pytest.mark.rule("RSD-PROD-01", "RSD-PROD-05", "RSD-RUL-19")
@pytest.mark.parametrize("season", TURNS)
@pytest.mark.parametrize("land", BASECAMP)
def test_a_basecamp_produces_the_same_all_year_and_x_besides(land: str, season: str) -> None:
    wanted = expected(BASECAMP[land])
    for row in wanted:
        row["provisions"] = row.get("provisions", 0) + 1  # the Food Supply next to it
    assert same(produced(land, "P1 basecamp: H", season), wanted)


@pytest.mark.rule("RSD-PROD-08", "RSD-RUL-20", "RSD-HEX-GOL-04")
def test_only_an_active_outrider_of_mine_brings_gold_out_of_a_mine() -> None:
    text = "land: H gold_mine\nphase: production\nP1 outposts: H\nP1 basecamp: A x\n"
    assert texts(lay(text + "P1 outriders: H"), "produce") == ["provisions", "wood", "gold"]
    for others in ("P1 outriders: H x", "P1 outriders: N0", "P2 outriders: H x"):
        state = lay(text + others)
        assert texts(state, "produce") == ["provisions", "wood"]
        assert "RSD-PROD-08" in why_not(state, "produce:gold")


@pytest.mark.rule("RSD-SEAS-06")
def test_in_winter_i_am_told_why_there_is_no_water() -> None:
    text = "turn: 7\nland: H contaminated_water\nphase: production\nP1 outposts: H\nP1 basecamp: A x"
    assert "RSD-SEAS-06" in why_not(lay(text), "produce:water")
    assert "RSD-PROD-02" in why_not(lay(text), "produce:oil")


@pytest.mark.rule("RSD-PROD-04", "RSD-RUL-15", "RSD-CAMP-11")
@pytest.mark.parametrize(
    ("land", "x"),
    [
        ("wasteland", 0), ("radiation_zone", 0), ("tech_site", 1), ("water_source", 1), ("food_supply", 1),
        ("woodland", 1), ("contaminated_water", 1), ("oil_field", 1), ("gold_mine", 1),
    ],
)  # fmt: skip
def test_a_neighbour_counts_for_x_unless_it_is_wasteland_or_radiation(land: str, x: int) -> None:
    assert player(lay(f"land: N3 {land}\nP1 basecamp: H"), "P1")["x"] == x


@pytest.mark.rule("RSD-RUL-15", "RSD-RUL-02")
def test_the_trade_town_counts_for_x_as_one_hex() -> None:
    assert player(lay("P1 basecamp: R10"), "P1")["x"] == 2, "the Trade Town and the Water Source of its tile"


@pytest.mark.rule("RSD-RUL-22", "RSD-PROD-01", "RSD-PROD-12", "RSD-DEC-05")
def test_every_piece_in_a_hex_produces_for_itself() -> None:
    state = lay("land: H tech_site\nP1 outposts: H\nP1 outriders: H, H\nP1 basecamp: A x\nphase: production")
    play(state, "produce:tech", "produce:provisions", "produce:tech")
    assert stock(state, "P1") == {"tech": 3, "provisions": 2} and legal(state, "end")


@pytest.mark.rule("RSD-HEX-RAD-03", "RSD-HEX-CON-03", "RSD-RUL-35", "RSD-RUL-24")
@pytest.mark.parametrize("land", ["radiation_zone", "contaminated_water"])
def test_who_ends_the_turn_on_a_hazard_goes_home_out_of_action(land: str) -> None:
    text = f"land: H {land}\nP1 outriders: H, N0\nP1 outposts: H\nP2 outriders: N1\nphase: end\n"
    assert outriders(lay(text), "P1") == ["A x", "N0"]
    assert outriders(lay(text + "P1 basecamp: A x"), "P1") == ["A x", "N0"], "be the Basecamp down"


@pytest.mark.rule("RSD-HEX-RAD-02", "RSD-HEX-CON-02", "RSD-RUL-28", "RSD-RUL-29", "RSD-MOVE-11")
@pytest.mark.parametrize("land", ["radiation_zone", "contaminated_water"])
def test_only_my_own_active_outpost_opens_a_hazard_to_provisions(land: str) -> None:
    text = f"land: N0 {land}\nP1 outriders: H\nP1 stock: provisions 9\n"
    assert "RSD-MOVE-11" in why_not(play(lay(text), "move:[H]"), "to:[N0]")
    assert "RSD-MOVE-11" in why_not(play(lay(text + "P1 outposts: N0 x"), "move:[H]"), "to:[N0]")
    assert "RSD-MOVE-11" in why_not(play(lay(text + "P2 outposts: N0 x"), "move:[H]"), "to:[N0]")
    assert legal(play(lay(text + "P1 outposts: N0"), "move:[H]"), "to:[N0]")
    inside = f"land: N0 {land}\nP1 outriders: N0\nP1 outposts: N0\nP1 stock: provisions 9"
    assert "RSD-MOVE-11" in why_not(lay(inside), "move:[N0]")
    assert "RSD-RUL-30" in why_not(lay(inside), "network:[N0]")


@pytest.mark.rule("RSD-BASE-08", "RSD-INV-06", "RSD-OUT-11")
@pytest.mark.parametrize("land", OUTPOST)
def test_an_outpost_stands_anywhere_and_a_basecamp_where_it_can_produce(land: str) -> None:
    state = lay(f"land: H {land}\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 9")
    assert outposts(play(state, "activate_outpost:[H]"), "P1") == ["H"]
    state = lay(f"land: H {land}\nP1 outriders: H\nP1 basecamp: H x\nP1 stock: provisions 9")
    assert legal(state, "activate_basecamp") == (land in BASECAMP)
    if land in BASECAMP:
        assert basecamp(play(state, "activate_basecamp"), "P1") == "H"
