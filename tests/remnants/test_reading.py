"""The engine and the second reading agree, over random games of every number of players."""

from random import Random
from typing import Any

import pytest

from cinderbox.games.remnants.state import RemnantsState
from tests.remnants import second_reading as reading
from tests.remnants.second_reading import DEVELOPMENTS, TOKENS
from tests.remnants.table import CONTENT, LEVELS, PLAYERS, lay, start, texts

COLOURS = ["red", "blue", "yellow", "green"]
WORDS = sorted(token.removeprefix("ycu_") for token in TOKENS)


READ = ["turn", "announce", "bid", "buy", "develop", "choose_site", "move_figures", "move_to", "face_ycu", "award"]


def compare(state: RemnantsState, met: dict[str, int]) -> None:
    """The question before the first seat that is asked, if it is one that was read twice."""
    table: Any = state.view(None)["table"]
    seat = state.to_act[0]
    question = state.question(seat)
    assert question is not None
    name = str(question["name"])
    if name == "move_to":
        assert set(texts(state, "to")) == reading.reach(table, seat, question["start"])  # type: ignore[arg-type]
    elif name == "choose_site":
        found = {frozenset(site.upper().split("-")) for site in texts(state, "site")}
        assert found == reading.sites(table, str(question["development"]))
    elif name == "sell" and table["this_turn"]["sold"] == 0:
        assert {text for text in texts(state) if text.startswith("sell")} == reading.selling(table, seat)
    else:
        wanted = reading.open_actions(state.view(seat), seat, name)
        if wanted is None:
            return
        assert set(texts(state)) == wanted, name
    met[name] = met.get(name, 0) + 1


def compare_awards(before: RemnantsState, after: RemnantsState, met: dict[str, int]) -> None:
    """What was awarded in this step, unless figures moved or fell before it."""
    table: Any = before.view(None)["table"]
    news = after.events(None, before.told_count(None))
    if not [event for event in news if event["kind"] in ("move", "enter", "figure_lost", "figure_spared")]:
        for event in news:
            if event["kind"] == "award":
                seat = int(str(event["seat"]))
                assert event["renown"] == reading.award(table, seat), PLAYERS[seat]
                met["award"] = met.get("award", 0) + 1


@pytest.mark.rule("COR-MOVE-10", "COR-PROD-05", "COR-AWARD-01", "COR-RUL-51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_second_reading_agree(seats: int) -> None:
    met: dict[str, int] = {}
    for seed in range(2):
        dice, state = Random(seed), start(seats, seed=seed)
        while not state.over and state.round < 9:
            compare(state, met)
            before = state.clone()
            state.apply(dice.choice(state.actions()))
            if state.round > before.round >= 1 or state.over:
                compare_awards(before, state, met)
    assert min(met.get(name, 0) for name in READ) > 2, met


def crowded(seats: int, dice: Random) -> str:
    """A late table, laid out by chance: tiles with goods on them, figures on most of them, tokens, full hands."""
    levels = {
        level: [kind for kind in DEVELOPMENTS if LEVELS[kind] == level] for level in ("slum", "midtown", "heights")
    }
    kinds = [kind for level in levels.values() for kind in dice.sample(level, 3)]
    table: Any = {"players": [None] * seats, "tiles": []}
    lines = [f"seats: {seats}", "kinds: " + ", ".join(kinds)]
    for _ in range(12):
        kind = dice.choice(kinds)
        free = sorted(sorted(site) for site in reading.sites(table, kind))
        used = [tile["development"] for tile in table["tiles"]].count(kind)
        if free and used < DEVELOPMENTS[kind]["count"]:
            goods = dice.randrange(4) if DEVELOPMENTS[kind]["product_value"] else 0
            table["tiles"].append({"development": kind, "spaces": dice.choice(free), "goods": goods})
    laid = [f"{one['development']} {' '.join(one['spaces'])} x{one['goods']}" for one in table["tiles"]]
    lines.append("tiles: " + "; ".join(one.removesuffix(" x0") for one in laid))
    standing: dict[str, int] = {}
    for tile in table["tiles"]:
        owner = dice.randrange(seats)
        standing |= {space: owner for space in tile["spaces"] if dice.random() < 0.8}
    for space in dice.sample(sorted(reading.city(table)), 8):
        standing.setdefault(space, dice.randrange(seats))
    empty = sorted(set(reading.city(table)) - set(standing))
    lines.append(
        "tokens: " + ", ".join(f"{word} {space}" for word, space in zip(WORDS, dice.sample(empty, 6), strict=True))
    )
    lines.append("row: gm_min, gm_thug, gm_fence\nmarket: bm_grenade, bm_hover_bikes, bm_body_armor")
    fronts = ["bm_forged_permits", "bm_yugai_codebook", "bm_command_uplink", "bm_hover_bikes"]
    others = ["gm_architect", "gm_tunnel_rat", "bm_transit_beacon", "gm_technician", "bm_stolen_goods", "gm_saboteur"]
    for seat, player in enumerate(PLAYERS[:seats]):
        mine = [space for space, owner in standing.items() if owner == seat][:12]
        deck = [one["id"] for one in CONTENT["starter_card"] if one["leader"] == f"leader_{COLOURS[seat]}"]
        lines += [
            f"{player} leader: {COLOURS[seat]}",
            f"{player} figures: " + ", ".join([*mine, f"pool {dice.randrange(3)}"]),
            f"{player} arcs: {dice.randrange(12)}000",
            f"{player} met: " + ", ".join(dice.sample(["crew", "feared", "supplier"], dice.randrange(1, 4))),
            f"{player} hand: " + ", ".join([*dice.sample(deck, 4), others.pop(dice.randrange(len(others)))]),
            f"{player} front: {fronts[seat]}",
        ]
    return "\n".join(lines)


@pytest.mark.rule("COR-MOVE-01", "COR-RUL-48", "COR-SELL-01", "COR-PROD-02", "COR-BUY-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_on_crowded_tables_as_well(seats: int) -> None:
    met: dict[str, int] = {}
    dice = Random(seats)
    for seed in range(60):
        state = lay(crowded(seats, dice), seed)
        for _ in range(15):
            compare(state, met)
            state.apply(dice.choice(state.actions()))
    assert min(met.get(name, 0) for name in [*READ[:-2], "sell"]) > 2, met
