"""Where several rules meet: positions of a reader who looks for what nobody thought of together."""

from typing import Any

import pytest

from tests.resurgence.shown import (
    advanced,
    assigned,
    bag,
    basic,
    cards,
    column,
    encounters_left,
    event_district,
    exhausted,
    items,
    mutant_cards,
    mutant_sheet,
    mutant_vp,
    mutants,
    outcome,
    planned,
    resting,
    round_of,
    row,
    scored,
    side,
    supply,
    table,
    tracks,
    vp,
)
from tests.resurgence.table import (
    arrange,
    arrangeable,
    asked,
    completable,
    complete,
    effect,
    end,
    event,
    lay,
    maybe,
    menu,
    mutant_action,
    mutant_actions,
    place,
    placeable,
    play,
    retirable,
    texts,
    turn_of,
    use,
    why_not,
)

# -- drawing, assigning, Leadership --------------------------------------------------------------------------------


@pytest.mark.rule("RSG-LEAD-04", "RSG-LEAD-06", "RSG-RUL-25")
def test_one_laborer_leads_where_the_others_sent_nobody() -> None:
    """Metro 1, 0, 0: not all are equal, and one is enough; Harbor 0, 4, 0: alone with four, two spaces."""
    state = lay("phase: leadership\nP1 metro: laborer\nP2 harbor: hero, laborer\nP3 compound: laborer", seats=3)
    assert tracks(state, "P1") == {"metro": 1, "harbor": 0, "compound": 0}
    assert tracks(state, "P2") == {"metro": 0, "harbor": 2, "compound": 0}
    assert tracks(state, "P3") == {"metro": 0, "harbor": 0, "compound": 1}
    assert items(state, "P2") == {"fuel": 1}


@pytest.mark.rule("RSG-LEAD-05", "RSG-LEAD-11")
def test_all_four_level_at_the_top_and_one_at_the_end_of_the_track() -> None:
    """All have two in the Metro: nobody moves, whoever stands at the end or not."""
    state = lay(
        "phase: leadership\nP1 metro: ranger\nP2 metro: laborer 2\nP3 metro: builder\nP4 metro: laborer 2\n"
        "P1 tracks: 8 0 0\nP2 tracks: 3 0 0",
        seats=4,
    )
    assert [tracks(state, f"P{seat}")["metro"] for seat in (1, 2, 3, 4)] == [8, 3, 0, 0]
    assert vp(state, "P1") == 0


@pytest.mark.rule("RSG-RUL-26", "RSG-LEAD-12", "RSG-RUL-28")
def test_two_who_retire_on_one_track_are_asked_in_turn_order_and_each_has_their_own_tokens() -> None:
    """Both tie with 2 in the Metro and come from 3 to 4; P2 is first player, so P2 is asked first."""
    state = lay(
        "phase: leadership\nfirst: P2\nP1 metro: ranger\nP2 metro: builder\nP3 harbor: laborer\n"
        "P1 tracks: 3 0 0\nP2 tracks: 3 0 0\nP1 bag: laborer 2\nP2 bag: none\nP2 rest: scholar",
        seats=3,
    )
    assert (asked(state), retirable(state)) == ("P2", {"rest scholar"})
    play(state, "retire:rest.scholar")
    assert (asked(state), retirable(state)) == ("P1", {"bag laborer"})
    play(state, "decline")
    assert bag(state, "P1") == {"laborer": 2}


@pytest.mark.rule("RSG-DRAW-04", "RSG-EX-79", "RSG-RUL-22")
def test_a_refill_is_seen_and_tells_nobody_what_was_drawn() -> None:
    """Level 2 draws five: the three of the bag, then two of the four that rested. Rivals see all seven as one heap."""
    state = lay(
        "phase: draw\nP1 level: 2\nP1 bag: hero, ranger, laborer\nP1 rest: laborer 2, scholar 2\nP2 bag: laborer 4"
    )
    mine: Any = state.view(0)["mine"]
    assert mine["drawn"][:2] == ["hero", "ranger"]
    for viewer in (1, None):
        seen: Any = state.view(viewer)["table"]
        heap = seen["players"][0]["bag"]
        assert heap == {"tokens": {"hero": 1, "ranger": 1, "scholar": 2, "laborer": 3}, "size": 2, "drawn": 5}
    assert state.log(1)[-4:-2] == [
        "4 tokens go from the Rest Area of player 1 into the bag.",
        "Player 1 draws 5 tokens.",
    ]


@pytest.mark.rule("RSG-DRAW-04", "RSG-DRAW-05")
def test_a_bag_with_just_enough_is_emptied_and_not_refilled() -> None:
    """Four are drawn and four are in the bag: those who rested go on resting, also when the Garage empties the bag."""
    state = lay("phase: draw\nP1 bag: hero, laborer 3\nP1 rest: ranger 2\nP2 bag: laborer 4")
    assert assigned(state, "P1", private=True)["drawn"] == {"hero": 1, "laborer": 3}
    assert (bag(state, "P1", private=True), resting(state, "P1")) == ({}, {"ranger": 2})
    state = lay("P1 level: 2\nP1 rooms: Garage\nP1 compound: laborer\nP1 bag: hero\nP1 rest: ranger 2")
    place(state, "laborer compound", "Garage")
    effect(state, "metro")
    assert (assigned(state, "P1"), resting(state, "P1")) == ({"metro": {"hero": 1}}, {"ranger": 2})


# -- placing, penalties, cards -------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EVT-08", "RSG-PLC-11", "RSG-ENC-08", "RSG-RUL-89")
def test_toll_rival_and_beast_in_one_zone_cost_three_and_one_of_them_is_a_supply() -> None:
    text = "event: BE-04\nbeasts: ZN-09\nP1 metro: laborer\nP2 board: ZN-09 laborer\nP1 items: "
    broke = lay(f"{text}food 9", encounters=True, bonus_events=True)
    assert "ZN-09" not in placeable(broke, "laborer metro")
    short = lay(f"{text}food 1, ammo 1", encounters=True, bonus_events=True)
    assert "ZN-09" not in placeable(short, "laborer metro")
    state = lay(f"{text}food 2, ammo 1", encounters=True, bonus_events=True)
    place(state, "laborer metro", "ZN-09", "ammo", "food", "food")
    assert (items(state, "P1"), vp(state, "P1")) == ({}, 2)


@pytest.mark.rule("RSG-RUL-33", "RSG-RUL-31")
def test_the_firefighters_ranger_may_come_by_the_mystic() -> None:
    """A Ranger of the Compound goes to the Metro with the Mystic, and into the Builders' Zone with the Firefighter."""
    state = lay("P1 hero: Mystic\nP1 cards: Firefighter\nP1 compound: ranger\nP1 board: Checkpoint laborer")
    use(state, "Mystic", "ranger compound metro")
    place(state, "ranger metro", "ZN-02", card="Firefighter")
    assert exhausted(state, "P1") == ["Firefighter", "Mystic"]
    effect(state)
    assert items(state, "P1") == {"parts": 2}


@pytest.mark.rule("RSG-RUL-33", "RSG-PLC-09")
def test_a_stand_in_needs_no_card_where_anybody_may_go() -> None:
    state = lay("P1 hero: Librarian\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    assert exhausted(state, "P1") == []
    assert "ZN-06 with Librarian" not in placeable(
        lay("P1 hero: Librarian\nP1 metro: laborer 2"), "laborer metro", True
    )


@pytest.mark.rule("RSG-CARD-12", "RSG-SURV-01", "RSG-RUL-34")
def test_a_card_rescued_last_turn_uses_a_trigger_of_this_turn_and_not_of_the_last() -> None:
    """Hunter is rescued with Food left; in the next turn the Food of the Square wakes it, resting does not."""
    state = lay("row: 6 Hunter\nP1 items: food 2\nP1 metro: laborer 2\nP2 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    effect(state)
    assert cards(state, "P1") == ["Hunter"]
    assert "use Hunter" not in menu(state, "P1")
    end(state)
    place(state, "laborer metro", "rest")  # P2
    place(state, "laborer metro", "ZN-06")
    effect(state)
    use(state, "Hunter")
    assert items(state, "P1") == {"food": 3}


@pytest.mark.rule("RSG-RUL-35", "RSG-GEN-10")
def test_thirteen_ammo_wake_no_gunsmith_and_twelve_do() -> None:
    for ammo, woken in ((13, False), (12, True)):
        state = lay(f"P1 cards: Gunsmith\nP1 items: ammo {ammo}\nP1 harbor: ranger 1")
        place(state, "ranger harbor", "ZN-10")
        maybe(state, "effect", "take_all")
        maybe(state, *[f"plan:{one}" for one in texts(state, "plan")[:1]])
        assert ("use Gunsmith" in menu(state, "P1")) is woken


@pytest.mark.rule("RSG-RUL-47", "RSG-CARD-11")
def test_with_one_scholar_left_museum_row_may_take_it_and_the_next_scholar_card_comes_alone() -> None:
    state = lay(
        "row: 6 Doctor\nP1 items: food 2\nP1 harbor: laborer\nP1 metro: laborer\nP1 bag: scholar 3\nP2 metro: laborer 2"
    )
    place(state, "laborer harbor", "ZN-04")
    play(state, "effect", "recruit:scholar")
    assert supply(state, "P1") == {"ranger": 4, "builder": 4, "scholar": 0}
    end(state)
    place(state, "laborer metro", "rest")  # P2
    place(state, "laborer metro", "ZN-09")
    effect(state)
    assert cards(state, "P1") == ["Doctor"]
    assert bag(state, "P1") == {"scholar": 4}


@pytest.mark.rule("RSG-RUL-38", "RSG-BLD-03")
def test_the_rubbles_reward_may_be_left() -> None:
    state = lay("P1 items: parts 2\nP1 harbor: laborer\nP1 rubble: Armory RB-2\nP1 cards: Foreman")
    place(state, "laborer harbor", "ZN-12")
    play(state, "effect", "build:armory", "leave:vp")
    assert vp(state, "P1") == 0
    use(state, "Foreman")
    assert vp(state, "P1") == 1


@pytest.mark.rule("RSG-GEN-09", "RSG-RUL-38")
def test_the_reason_for_an_item_out_of_order_is_the_order() -> None:
    state = lay("P1 level: 3\nP1 rooms: Workshop\nP1 compound: builder\nP1 items: parts 9")
    place(state, "builder compound", "Workshop")
    play(state, "effect", "gain:fuel")
    assert why_not(state, "gain:food").startswith("Items are gained in the order")
    assert why_not(state, "gain:parts").startswith("You can hold no more of that.")
    assert why_not(state, "gain:ammo").startswith("That is not what can be gained.")


# -- Missions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-MIS-10", "RSG-EVT-06", "RSG-RUL-29")
def test_effect_event_mission_and_cards_of_one_turn_pay_for_each_other() -> None:
    """Ration Day wants four Food: one in hand, two of the Zone, one of the Farmer; Bread Queue finds none left."""
    state = lay(
        "event: EV-03\nP1 items: food 1\nP1 cards: Farmer, Miner, Archeologist\nP1 planned: BM-09\nP1 metro: laborer"
    )
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == set()
    effect(state)
    use(state, "Farmer")
    complete(state, "BM-09")
    assert items(state, "P1") == {}
    use(state, "Miner")
    use(state, "Archeologist", "food")
    assert "event" not in menu(state, "P1")
    assert (vp(state, "P1"), tracks(state, "P1")["metro"], items(state, "P1")) == (4, 1, {"food": 1})


@pytest.mark.rule("RSG-HERO-01", "RSG-RUL-53", "RSG-MIS-20")
def test_the_cosmonaut_goes_on_to_a_mutant_mission_where_the_mutant_is() -> None:
    """A Mission of the Gate, then Cull the Nest in the same Zone, into a column of choice: the row is complete."""
    state = lay(
        "mutants: ZN-07, ZN-08\nrow: 4 Chef\nP1 hero: Cosmonaut\nP1 planned: BM-13, BM-28\nP1 harbor: laborer\n"
        "P1 items: parts 2, ammo 2, food 1\nP1 left: BM-05"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    complete(state, "BM-13")
    play(state, "activate:cosmonaut")
    complete(state, "BM-28", into="middle", free="Chef")
    assert (column(state, "P1", "right"), column(state, "P1", "middle")) == (["BM-13"], ["BM-28"])
    assert (cards(state, "P1"), vp(state, "P1"), items(state, "P1")) == (["Chef"], 7, {"fuel": 1})


@pytest.mark.rule("RSG-ENC-07", "RSG-HERO-01")
def test_a_mutant_mission_is_not_the_cosmonauts_where_a_beast_was() -> None:
    state = lay(
        "beasts: ZN-08\nP1 hero: Cosmonaut\nP1 planned: BM-13, BM-28\nP1 harbor: laborer\n"
        "P1 items: parts 2, ammo 3, fuel 1",
        encounters=True,
    )
    place(state, "laborer harbor", "ZN-08", "ammo")
    complete(state, "BM-13")
    assert "use Cosmonaut" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-97", "RSG-RUL-50", "RSG-MIS-09")
def test_a_mission_planned_by_a_missions_reward_waits_even_for_the_cosmonaut() -> None:
    state = lay(
        "basic: 5 BM-06\nP1 hero: Cosmonaut\nP1 planned: BM-05\nP1 metro: scholar\nP1 items: fuel 1, food 2, ammo 2"
    )
    place(state, "scholar metro", "ZN-03")
    complete(state, "BM-05", plan_="BM-06")
    assert planned(state, "P1") == ["BM-06"]
    assert "use Cosmonaut" not in menu(state, "P1")


@pytest.mark.rule("RSG-MIS-22", "RSG-RUL-46")
def test_the_row_bonus_is_gone_even_if_a_later_row_is_the_first_that_finds_a_card() -> None:
    """The first row was completed with an empty Survivor row; the second brings nothing, though cards lie there."""
    state = lay(
        "row: 6 Chef\nP1 left: BM-05, BM-06\nP1 middle: BM-01, BM-02\nP1 right: BM-21\nP1 planned: BM-13\n"
        "P1 harbor: laborer\nP1 items: parts 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13")
    assert cards(state, "P1") == []
    assert row(state) == {6: "Chef"}


@pytest.mark.rule("RSG-MIS-16", "RSG-LEAD-09", "RSG-LEAD-10")
def test_two_named_steps_of_a_mission_one_onto_the_last_space_and_one_beyond() -> None:
    """Voice from the Spire: Metro from 7 to the end (2 VP), Harbor stays at its end."""
    state = lay("P1 planned: BM-17\nP1 tracks: 7 8 0\nP1 items: fuel 1, parts 1\nP1 metro: laborer\nrow: none")
    place(state, "laborer metro", "ZN-09")
    complete(state, "BM-17")
    assert tracks(state, "P1") == {"metro": 8, "harbor": 8, "compound": 0}
    assert vp(state, "P1") == 3


# -- events and Upkeep ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-18", "RSG-EVT-05")
def test_the_event_token_leaves_with_its_event_and_waits_off_the_board() -> None:
    state = lay("phase: event\nround: 3\nevent: EV-01\nevents: EV-08\nP1 drawn: none")
    assert event_district(state) is None
    assert event_district(lay("event: EV-07")) == "revolution_square"


@pytest.mark.rule("RSG-RUL-19")
def test_each_of_two_tokens_in_the_district_uses_the_event_once() -> None:
    state = lay("event: EV-04\nP1 harbor: laborer, scholar\nP2 metro: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    event(state)
    assert "event" not in menu(state, "P1")
    end(state)
    place(state, "laborer metro", "rest")  # P2
    place(state, "scholar harbor", "ZN-07")
    event(state)
    assert items(state, "P1") == {"fuel": 2}


@pytest.mark.rule("RSG-UPK-12", "RSG-UPK-13", "RSG-RUL-61")
def test_from_level_two_straight_to_four() -> None:
    state = lay("phase: upkeep\nround: 2\nP1 level: 2\nP1 items: ammo 7, meds 7, fuel 5, food 5")
    play(state, "rise", "rise")
    assert (state.levels[0], items(state, "P1")) == (4, {"ammo": 7, "meds": 7})


@pytest.mark.rule("RSG-UPK-15", "RSG-UPK-16", "RSG-RUL-62")
def test_a_row_with_gaps_on_the_left_and_on_the_right() -> None:
    """Spaces 2 and 4 hold cards, 5 and 6 none: nobody leaves, both slide to 5 and 6, three come."""
    state = lay("phase: upkeep\nround: 2\nrow: 2 Hunter, 4 Chef\nsurvivors: Scout, Pilot, Sniper")
    assert row(state) == {6: "Chef", 5: "Hunter", 4: "Scout", 3: "Pilot", 2: "Sniper"}


@pytest.mark.rule("RSG-UPK-22", "RSG-RUL-15", "RSG-RUL-90", "RSG-ENC-11")
def test_one_token_in_the_bag_and_one_card_in_the_deck() -> None:
    """Two players: the last card takes the bag's only token and one of those put back, then the deck is made anew."""
    state = lay(
        "phase: upkeep\nround: 2\nmutant cards: MC-1, MC-2\nmutants: ZN-01\nmutant deck: MC-3, none\n"
        "encounters bag: stalker",
        encounters=True,
    )
    assert mutant_cards(state)[0] == "MC-3"
    met = mutants(state)
    assert "stalker" in (met["ZN-05"], met["ZN-06"])
    maybe(state, *[f"arrange:{one}" for one in arrangeable(state)][:1])
    maybe(state, *[f"arrange:{one}" for one in arrangeable(state)][:1])
    assert len(mutant_cards(state)) == 2
    blank = "MC-7" in mutant_cards(state)
    assert sum(encounters_left(state).values()) == (7 if blank else 5)


@pytest.mark.rule("RSG-ENC-03", "RSG-ENC-04", "RSG-EVT-04")
def test_the_horde_draws_from_the_bag_and_the_new_first_player_arranges() -> None:
    state = lay(
        "phase: event\nround: 3\nfirst: P1\nevents: BE-02\nmutant deck: MC-4\nencounters bag: beast, stalker",
        encounters=True,
        bonus_events=True,
        seats=3,
    )
    assert (asked(state), arrangeable(state)) == ("P2", {"beast", "stalker"})
    arrange(state, "stalker")
    assert (mutants(state)["ZN-07"], mutants(state)["ZN-08"]) == ("stalker", "beast")


# -- alone ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SMA-02", "RSG-SMAX-01", "RSG-SMAX-02", "RSG-SMAX-03")
def test_in_round_three_they_take_a_basic_mission_whatever_is_advanced() -> None:
    """4 VP lie on slots 2 and 4: the lower is taken, nothing else is on it, so 4 VP."""
    state = lay(
        "round: 3\nside: B\nmutant deck: MC-3\nbasic: 2 BM-04, 3 BM-05, 4 BM-19, 5 BM-13\nadvanced: 5 AM-05\n"
        "P1 metro: laborer 2",
        seats=1,
    )
    assert mutant_vp(state) == 4
    assert basic(state) == {2: "BM-04", 3: "BM-05", 5: "BM-13"}
    assert advanced(state) == {5: "AM-05"}
    assert side(state) == "A"


@pytest.mark.rule("RSG-SMA-12", "RSG-RUL-81")
def test_museum_row_on_side_b_is_no_choice_with_one_way_and_nothing_with_none() -> None:
    """One Resource and one ready card: neither can be given in full."""
    state = lay(
        "side: B\nmutant deck: MC-2\nP1 hero: Mystic\nP1 cards: Hunter x\nP1 items: food 1, ammo 5\n"
        "P1 metro: laborer 2",
        seats=1,
    )
    assert mutant_actions(state) == set()
    assert (items(state, "P1"), exhausted(state, "P1"), mutant_vp(state)) == ({"food": 1, "ammo": 5}, ["Hunter"], 0)


@pytest.mark.rule("RSG-SMA-01", "RSG-RUL-81")
def test_arbat_on_side_a_may_be_let_score_by_who_could_pay() -> None:
    state = lay("side: A\nmutant deck: MC-1\nP1 items: food 1, fuel 1\nP1 metro: laborer 2", seats=1)
    mutant_action(state, "score")
    assert (mutant_vp(state), items(state, "P1")) == (3, {"food": 1, "fuel": 1})


@pytest.mark.rule("RSG-SOLO-19", "RSG-SCO-07", "RSG-RUL-87")
def test_alone_a_token_that_never_moved_scores_nothing_and_the_mutants_seven() -> None:
    state = lay("phase: scoring\nP1 tracks: 0 5 6\nmutant tracks: 5 5 5\ndirectives: A1, B1", seats=1)
    theirs = dict(mutant_sheet(state))
    assert [theirs[f"Mutants: {area} Leadership"] for area in ("Metro", "Harbor", "Compound")] == [7, 4, 4]
    assert scored(state, "P1")["leadership"] == 0 + 4 + 7


@pytest.mark.rule("RSG-ENC-12", "RSG-ENC-13", "RSG-ENC-08")
def test_alone_two_beasts_came_one_was_hunted_and_one_scores() -> None:
    """A Beast in each Zone of the Gate: one is met for an Ammo and scores 2 VP for me, the other 4 VP for them."""
    state = lay(
        "round: 2\nreveals: 3\nside: A\nbeasts: ZN-07, ZN-08\nP1 items: ammo 1\nP1 harbor: laborer",
        seats=1,
        encounters=True,
    )
    place(state, "laborer harbor", "ZN-08", "ammo")
    assert vp(state, "P1") == 2
    end(state)
    assert (round_of(state), mutant_vp(state)) == (3, 4)


@pytest.mark.rule("RSG-RUL-88", "RSG-SOLO-15")
def test_alone_who_rests_has_the_mutants_come_all_the_same() -> None:
    """Resting counts as a placement: three tokens, all rested, three cards."""
    state = lay("side: A\nmutant deck: MC-5, MC-6, MC-4\nP1 hero: Mystic x\nP1 metro: laborer 3", seats=1)
    seen = []
    for _ in range(3):
        seen.append(mutant_cards(state)[-1])
        if mutant_actions(state):
            mutant_action(state, "score")
        if state.round == 1 and turn_of(state):
            place(state, "laborer metro", "rest")
    assert seen == ["MC-5", "MC-6", "MC-4"]
    assert round_of(state) == 2


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-TIE-02", "RSG-TIE-03", "RSG-RUL-69")
def test_level_in_vp_and_leadership_the_later_of_the_two_wins_though_a_third_came_after() -> None:
    """First P3: the order is P3, P1, P2. P1 and P3 are level; P1 comes after P3, P2 has fewer VP."""
    state = lay("phase: scoring\nfirst: P3\nP1 vp: 9\nP3 vp: 9\nP2 vp: 3", seats=3)
    assert outcome(state).winners == (0,)


@pytest.mark.rule("RSG-SCO-06", "RSG-SCO-08", "RSG-RUL-65")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((8, 8, 8, 8), (4, 4, 4, 4)),
        ((3, 3, 2, 1), (4, 4, 2, 0)),
        ((5, 3, 3, 3), (7, 2, 2, 2)),
        ((4, 3, 2, 2), (7, 4, 0, 0)),
        ((2, 2, 1, 1), (4, 4, 0, 0)),
        ((0, 0, 1, 1), (0, 0, 4, 4)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_places_on_a_track(places: tuple[int, ...], points: tuple[int, ...]) -> None:
    text = "".join(f"P{seat + 1} tracks: 0 {place} 0\n" for seat, place in enumerate(places))
    state = lay(f"phase: scoring\n{text}", seats=4)
    assert dict(outcome(state).sheet)["Harbor Leadership"] == points


@pytest.mark.rule("RSG-DIR-10", "RSG-DIR-03", "RSG-RUL-66")
def test_power_grab_with_fifteen_and_leadership_with_one_lagging_track() -> None:
    state = lay("phase: scoring\ndirectives: A3, B5\nP1 level: 4\nP1 tracks: 8 6 1\nP2 level: 2\nP2 tracks: 8 8 8")
    assert (scored(state, "P1")["directive_a"], scored(state, "P1")["directive_b"]) == (0, 7)
    assert (scored(state, "P2")["directive_a"], scored(state, "P2")["directive_b"]) == (0, 0)


@pytest.mark.rule("RSG-RUL-67", "RSG-DIR-11")
def test_a_ranger_that_rested_counts_and_one_that_retired_does_not() -> None:
    state = lay(
        "phase: scoring\ndirectives: A1, B6\nP1 level: 3\nP1 rooms: Armory, Clinic\nP1 bag: ranger 1\n"
        "P1 rest: ranger 1\nP1 retired: ranger 1"
    )
    assert scored(state, "P1")["directive_b"] == 2 * 3 // 2


@pytest.mark.rule("RSG-SCO-01", "RSG-TIE-02")
def test_every_line_of_the_sheet_adds_up_to_the_score() -> None:
    state = lay(
        "phase: scoring\ndirectives: A5, B4\nP1 vp: 21\nP1 level: 4\n"
        "P1 items: food 6, fuel 3, parts 2, ammo 8, meds 13\nP1 tracks: 6 2 0\n"
        "P1 cards: Chef, Hunter, Pilot, Sniper, Doctor\nP2 vp: 30\nP2 tracks: 6 1 3",
    )
    lines = dict(outcome(state).sheet)
    assert lines.pop("total Leadership, for ties") == (8, 10)
    assert [sum(points[seat] for points in lines.values()) for seat in (0, 1)] == list(outcome(state).scores)
    assert outcome(state).scores == (21 + 9 + 2 + 6 + 3 + (4 + 7 + 0) + 4 + 5, 30 + 4 + 4 + 7)


@pytest.mark.rule("RSG-ROOM-06", "RSG-RUL-41", "RSG-LEAD-02")
def test_the_garages_token_changes_no_leadership_and_is_open_to_all() -> None:
    state = lay("P1 level: 2\nP1 rooms: Garage\nP1 compound: laborer\nP1 bag: hero\nP2 metro: laborer 2")
    place(state, "laborer compound", "Garage")
    effect(state, "metro")
    assert assigned(state, "P1") == {"metro": {"hero": 1}}
    assert tracks(state, "P1") == {"metro": 0, "harbor": 0, "compound": 0}
    assert table(state)["players"][0]["areas"]["metro"]["hero"] == 1
    assert resting(state, "P1") == {}
