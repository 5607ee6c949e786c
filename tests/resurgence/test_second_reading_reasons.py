"""What a second reader is told when something is not allowed: the reason that a player would give."""

import pytest

from tests.resurgence.table import build, complete, effect, end, lay, place, plan, play, rescue, use, why_not


@pytest.mark.rule("RSG-PLC-19", "RSG-RUL-40", "RSG-RUL-34", "RSG-RUL-33", "RSG-RUL-55", "RSG-ASG-04", "RSG-CARD-01")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("end", "you cannot end the turn without placing or resting one. (RSG-RUL-40)"),
        ("effect", "That comes after placing a token. (RSG-PLC-19)"),
        ("event", "That comes after placing a token. (RSG-PLC-19)"),
        ("complete BM-10", "That comes after placing a token. (RSG-PLC-19)"),
        ("stalker:plan", "That comes after placing a token. (RSG-PLC-19)"),
        ("place ranger metro ZN-06", "You have no such token in that area. (RSG-ASG-04)"),
        ("place laborer harbor rest", "You have no such token in that area. (RSG-ASG-04)"),
        ("activate:farmer", "That card is used after placing a token. (RSG-RUL-34)"),
        ("activate:pilot", "That card is used while you place a token. (RSG-RUL-33)"),
        ("activate:electrician", "That card is used while you pay. (RSG-RUL-55)"),
        ("activate:hunter", "That card is exhausted until Upkeep. (RSG-CARD-01)"),
        ("activate:chef", "That is not one of your Survivor cards. (RSG-CARD-02)"),
    ],
)
def test_before_placing(action: str, reason: str) -> None:
    state = lay("P1 metro: laborer 2\nP1 planned: BM-10\nP1 cards: Farmer, Pilot, Electrician, Hunter x")
    assert why_not(state, action).endswith(reason)


@pytest.mark.rule("RSG-PLC-19")
@pytest.mark.parametrize("phase", ["assign", "turn"])
def test_what_is_made_of_a_placement_waits_for_one_in_every_phase(phase: str) -> None:
    state = lay(f"phase: {phase}\nP1 planned: BM-10\nP1 {'drawn' if phase == 'assign' else 'metro'}: laborer 2")
    for action in ("effect", "event", "stalker:trade", "complete BM-10"):
        assert why_not(state, action) == "That comes after placing a token. (RSG-PLC-19)"


@pytest.mark.rule("RSG-PLC-02")
def test_while_nothing_is_placed_no_other_token_stands_in_the_way() -> None:
    state = lay("phase: assign\nP1 drawn: laborer 2")
    assert why_not(state, "send:laborer.metro").endswith("(RSG-GEN-02)")


@pytest.mark.rule("RSG-PLC-02", "RSG-PLC-21", "RSG-RUL-34", "RSG-MIS-10", "RSG-MIS-13", "RSG-MIS-24", "RSG-EVT-06")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("send:laborer.metro", "RSG-PLC-02"),
        ("rest:laborer.metro", "RSG-PLC-02"),
        ("place:arbat_upper", "RSG-PLC-02"),
        ("place_as:pilot.museum_row_upper", "RSG-PLC-02"),
        ("effect", "RSG-PLC-21"),
        ("event", "RSG-EVT-06"),
        ("stalker:trade", "RSG-ENC-09"),
        ("complete BM-14", "RSG-MIS-10"),
        ("complete BM-28", "RSG-MIS-13"),
        ("complete BM-09", "RSG-MIS-14"),
        ("complete BM-01", "RSG-MIS-24"),
        ("activate:miner", "RSG-RUL-34"),
        ("activate:fisherman", "RSG-RUL-34"),
        ("activate:dock_worker", "RSG-RUL-32"),
    ],
)
def test_after_placing(action: str, rule: str) -> None:
    state = lay(
        "round: 2\nevent: EV-01\nP1 metro: laborer 2\nP1 planned: BM-14, BM-28, BM-09\nP1 items: ammo 9, fuel 9\n"
        "P1 cards: Miner, Pilot, Fisherman, Dock Worker, Farmer"
    )
    effect(place(state, "laborer metro", "ZN-06"))
    assert why_not(state, action).endswith(f"({rule})")


@pytest.mark.rule("RSG-EVT-08", "RSG-PLC-13", "RSG-RUL-89", "RSG-PLC-08", "RSG-PLC-09", "RSG-PLC-07")
@pytest.mark.parametrize(
    ("text", "where", "rule"),
    [
        ("event: BE-04", "laborer metro ZN-09", "RSG-EVT-08"),
        ("event: BE-04\nP2 board: ZN-09 hero\nP1 items: food 1", "laborer metro ZN-09", "RSG-EVT-08"),
        ("event: BE-04\nP2 board: ZN-09 hero", "laborer metro ZN-09", "RSG-PLC-13"),
        ("P2 board: ZN-06 hero", "laborer metro ZN-06", "RSG-PLC-13"),
        ("beasts: ZN-06\nP1 items: food 9", "laborer metro ZN-06", "RSG-RUL-89"),
        ("beasts: ZN-06\nP2 board: ZN-06 hero\nP1 items: ammo 1", "laborer metro ZN-06", "RSG-PLC-13"),
        ("P2 board: ZN-02 hero", "laborer metro ZN-02", "RSG-PLC-08"),
        ("mutants: ZN-05\nP1 metro: scholar 2", "scholar metro ZN-05", "RSG-PLC-09"),
        ("P1 rooms: Clinic\nP1 compound: laborer 2", "laborer compound RM-02", "RSG-PLC-07"),
        ("P1 rooms: Workshop, Clinic\nP1 compound: laborer 2", "laborer compound RM-08", "RSG-PLC-08"),
        ("P1 rooms: Workshop, Clinic\nP1 compound: ranger 2", "ranger compound RM-08", "RSG-PLC-09"),
        ("P1 board: ZN-06 hero\nP2 board: ZN-06 laborer", "laborer metro ZN-06", "RSG-PLC-04"),
    ],
)  # fmt: skip
def test_where_a_token_cannot_go(text: str, where: str, rule: str) -> None:
    state = lay(f"round: 2\nP1 items: none\nP1 metro: laborer 2\n{text}", encounters=True, bonus_events=True)
    assert why_not(state, f"place {where}").endswith(f"({rule})")


@pytest.mark.rule("RSG-MIS-06", "RSG-MIS-05", "RSG-RUL-35", "RSG-GEN-13", "RSG-RUL-44", "RSG-RESC-01")
@pytest.mark.parametrize(
    ("text", "where", "action", "rule"),
    [
        ("P1 rooms: Scout Post\nP1 planned: BM-01, BM-02, BM-03", "laborer compound RM-07", "effect", "RSG-MIS-06"),
        ("P1 rooms: Scout Post\nbasic: none", "laborer compound RM-07", "effect", "RSG-MIS-05"),
        ("P1 rooms: Clinic", "laborer compound RM-03", "effect", "RSG-GEN-13"),
        ("P1 rooms: Market Stall\nP1 items: ammo 5", "laborer compound RM-04", "effect", "RSG-GEN-13"),
        ("P1 items: ammo 13, meds 13", "laborer compound RM-01", "effect", "RSG-RUL-35"),
        ("P1 rooms: Garage\nP1 bag: none", "laborer compound RM-06", "effect", "RSG-RUL-35"),
        ("row: 4 Chef\nP1 rooms: Kitchen\nP1 items: fuel 1, food 2", "laborer compound RM-05", "effect", "RSG-RESC-01"),
        ("P1 rooms: Armory, Clinic\nP1 items: parts 2", "laborer harbor ZN-12", "effect", "RSG-RUL-44"),
        ("P1 items: parts 1", "laborer harbor ZN-12", "effect", "RSG-GEN-13"),
        ("P1 rooms: Headquarters\nP1 compound: hero 1, laborer", "hero compound RM-10", "effect", "RSG-RUL-52"),
        ("stalker: ZN-08\nP1 planned: BM-01, BM-02, BM-03", "laborer harbor ZN-08", "stalker:plan", "RSG-MIS-06"),
        ("stalker: ZN-08\nbasic: none", "laborer harbor ZN-08", "stalker:plan", "RSG-MIS-05"),
        ("stalker: ZN-08", "laborer harbor ZN-08", "stalker:trade", "RSG-GEN-13"),
        ("event: EV-04\nP1 items: fuel 9", "laborer harbor ZN-08", "event", "RSG-RUL-35"),
        ("event: EV-06", "laborer harbor ZN-12", "event", "RSG-GEN-13"),
        ("event: BE-04\nP1 items: food 1\nP1 harbor: hero 1, laborer", "hero harbor ZN-10", "event", "RSG-EVT-08"),
    ],
)  # fmt: skip
def test_what_a_placement_does_not_offer(text: str, where: str, action: str, rule: str) -> None:
    mine = (
        "P1 compound: laborer 2\nP1 harbor: laborer 2\nP1 items: none\nP1 cards: Farmer, Mechanic, Sailor, Dock Worker"
    )
    state = lay(f"round: 2\n{mine}\n{text}", encounters=True, bonus_events=True)
    token, _, space = where.rpartition(" ")
    place(state, token, space)
    assert why_not(state, action).endswith(f"({rule})")


@pytest.mark.rule("RSG-CARD-12", "RSG-RUL-53", "RSG-MIS-06", "RSG-RUL-35")
def test_why_a_card_stays_silent() -> None:
    state = lay("row: 6 Chef\nP1 cards: Farmer\nP1 items: food 2\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    rescue(play(state, "effect"), "Chef")
    assert "(RSG-CARD-12)" in why_not(state, "activate:chef")
    state = lay("P1 hero: Cosmonaut\nP1 planned: BM-10, BM-14\nP1 items: ammo 9, meds 9\nP1 metro: laborer 2")
    complete(place(state, "laborer metro", "ZN-06"), "BM-10")
    assert "(RSG-RUL-53)" in why_not(state, "activate:cosmonaut")
    state = lay(
        "P1 cards: Sapper, Foreman\nP1 rubble: Armory RB-1\nP1 planned: BM-01, BM-02, BM-03\nP1 items: parts 2\n"
        "P1 harbor: laborer 2"
    )
    effect(place(state, "laborer harbor", "ZN-12"))
    build(state, "Armory")
    assert "(RSG-MIS-06)" in why_not(state, "activate:sapper")
    state = lay("P1 cards: Farmer, Brewer\nP1 items: food 9\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-01")
    assert "(RSG-RUL-35)" in why_not(state, "activate:farmer")


@pytest.mark.rule("RSG-MIS-17", "RSG-MIS-09")
def test_why_a_mission_waits() -> None:
    state = lay("P1 planned: BM-10, BM-09\nP1 items: ammo 1, meds 1, food 4\nP1 metro: laborer 2")
    complete(place(state, "laborer metro", "ZN-06"), "BM-10")
    assert "(RSG-MIS-17)" in why_not(state, "complete BM-09")
    state = lay("basic: 2 BM-06\nP1 items: ammo 2\nP1 cards: Farmer\nP1 metro: scholar, laborer")
    effect(place(state, "scholar metro", "ZN-03"))
    plan(state, "BM-06")
    assert "(RSG-MIS-09)" in why_not(state, "complete BM-06")


@pytest.mark.rule("RSG-PLC-01", "RSG-GEN-01")
def test_who_is_not_asked_is_told_so() -> None:
    state = lay("round: 6\nP1 metro: laborer\nP2 metro: laborer")
    assert "(RSG-PLC-01)" in why_not(state, "end", "P2")
    for _ in range(2):
        end(place(state, "laborer metro", "rest"))
    assert state.over and "(RSG-GEN-01)" in why_not(state, "end")


@pytest.mark.rule("RSG-RUL-31", "RSG-RUL-32")
def test_why_a_token_is_not_moved() -> None:
    text = "P1 board: RM-01 laborer\nP1 cards: Engineer, Scout\nP1 metro: laborer 2\nP1 items: none\n"
    state = lay(text + "P2 board: ZN-01 hero, ZN-06 laborer, ZN-09 laborer")
    assert "(RSG-RUL-31)" in why_not(state, "activate:engineer"), "the Compound has no room for it"
    use(state, "Scout", "laborer metro")
    assert "(RSG-RUL-31)" in why_not(state, "place laborer metro rest")
