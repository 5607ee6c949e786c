"""What the cards of City of Remnants are worth to a bot. Judgement, not rules.

Three tables: what an ability is worth when it is played on a turn (in thousands of ARCs), what a Battle ability adds
to the attack of its card (in points), and what a permanent card earns in a round (in renown). A card of another pack
that is not listed counts as an ordinary one.
"""

from typing import Final

from cinderbox.games.remnants.model import BATTLE, PERMANENT, TURN, Content

TURN_WORTH: Final[dict[str, float]] = {
    "red_garius_regallas": 0.9, "red_pack_runner": 0.4, "red_stampede": 2.5,
    "blue_sempento_roden": 2.4, "blue_worker": 0.9, "blue_foreman": 0.8, "blue_blueprints": 1.3,
    "blue_black_ledger": 2.5,
    "yellow_ret": 1.5, "yellow_agitator": 0.7, "yellow_courier": 0.7, "yellow_open_arms": 2.6,
    "yellow_second_wind": 1.0,
    "green_orsh_velakai": 2.0, "green_collector": 0.9, "green_smuggler": 0.6, "green_payday": 1.0, "green_skim": 1.3,
    "gm_technician": 0.9, "gm_informer": 0.5, "gm_gambler": 1.0, "gm_dealer": 0.9, "gm_fence": 1.4,
    "gm_tunnel_rat": 0.8,
    "gm_saboteur": 0.4, "gm_architect": 1.7, "gm_zar_tayvius": 2.5, "gm_korrin_vael": 0.6, "gm_mother_sill": 1.6,
    "bm_communication_device": 0.8, "bm_stolen_goods": 2.0, "bm_propaganda_caster": 2.7, "bm_transit_beacon": 0.8,
    "bm_stim_packs": 0.9, "bm_riot_charge": 1.0,
}  # fmt: skip
BATTLE_WORTH: Final[dict[str, float]] = {
    "red_brute": 1.2, "red_scrapper": 0.5, "red_ambush": 1.4, "red_blood_price": 0.8,
    "blue_enforcer": 1.0, "blue_hired_guns": 2.5,
    "yellow_street_tough": 1.9, "yellow_rally": 6.5,
    "green_four_arm": 1.2, "green_bought_loyalty": 2.5,
    "gm_fighter": 0.5, "gm_thug": 0.9, "gm_bodyguard": 1.4, "gm_medic": 0.6, "gm_sniper": 2.0, "gm_odin_kester": 2.3,
    "gm_min": 1.8,
    "bm_grenade": 3.0, "bm_assault_rifle": 3.0, "bm_stun_field": 2.5, "bm_smoke_bomb": 0.3,
}  # fmt: skip
# Battle abilities that depend on what kind of battle it is: for an attack, in defence, against a YCU. Those without a
# point are worth something, but win no battle
CONDITIONAL: Final[dict[str, tuple[float, float, float]]] = {
    "red_ambush": (2.3, 0.0, 0.0), "gm_fighter": (1.0, 0.0, 0.0), "gm_thug": (1.2, 1.2, 0.0),
    "gm_bodyguard": (0.0, 2.0, 2.0), "gm_min": (0.0, 0.0, 3.0), "bm_stun_field": (2.5, 2.5, 2.0),
    "red_scrapper": (0.0, 0.0, 0.0), "red_blood_price": (0.0, 0.0, 0.0), "gm_medic": (0.0, 0.0, 0.0),
    "bm_smoke_bomb": (0.0, 0.0, 0.0),
}  # fmt: skip
ATTACKING: Final = 0
DEFENDING: Final = 1
AGAINST_YCU: Final = 2
PERMANENT_WORTH: Final[dict[str, float]] = {
    "bm_defense_drone": 0.3, "bm_body_armor": 0.2, "bm_hover_bikes": 0.3, "bm_forged_permits": 0.45,
    "bm_yugai_codebook": 0.25, "bm_shadow_accounts": 0.5, "bm_command_uplink": 0.4, "bm_trophy_wall": 0.6,
}  # fmt: skip
ORDINARY: Final = 0.8


class Worths:
    """The tables for one pack of cards."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.turn = [0.0] * len(content.cards)
        self.lasting = [0.0] * len(content.cards)
        self.force: list[list[float]] = []  # by colour and kind: the points that a card brings to a battle
        for card in content.cards:
            if card.timing == TURN:
                self.turn[card.kind] = TURN_WORTH.get(card.id, ORDINARY)
            elif card.timing == PERMANENT:
                self.lasting[card.kind] = PERMANENT_WORTH.get(card.id, ORDINARY * 0.4)
        for colour in range(4):
            row: list[float] = []
            for card in content.cards:
                extra = BATTLE_WORTH.get(card.id, ORDINARY) if card.timing == BATTLE else 0.0
                row.append(float(card.attack[colour]) * card.unit + extra)
            self.force.append(row)
        self.brings: list[list[list[float]]] = []  # the same by the kind of battle, colour and kind of card
        for battle in (ATTACKING, DEFENDING, AGAINST_YCU):
            self.brings.append([row[:] for row in self.force])
            for card in content.cards:
                if card.id in CONDITIONAL:
                    for colour in range(4):
                        points = float(card.attack[colour]) * card.unit + CONDITIONAL[card.id][battle]
                        self.brings[battle][colour][card.kind] = points
        self.watched: list[list[float]] = []  # by board and space: tokens that a patrol brings there
        for side in range(len(content.boards)):
            named = [0.0] * len(content.boards[side].level)
            for orders in content.orders:
                for space in orders.spaces[side]:
                    named[space] += float(content.numbers.patrol) / len(content.orders)
            self.watched.append(named)
        self.far = [distances(board.near) for board in content.boards]

    def card(self, kind: int, colour: int) -> float:
        """What a card in a deck is worth, in points of attack."""
        return self.force[colour][kind] + 1.5 * self.turn[kind]


def distances(near: list[list[int]]) -> list[list[int]]:
    """The steps from each space to each; 99 where there is no way."""
    found: list[list[int]] = []
    for start in range(len(near)):
        steps = [99] * len(near)
        steps[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for space in edge:
                for other in near[space]:
                    if steps[other] == 99:
                        steps[other] = steps[space] + 1
                        further.append(other)
            edge = further
        found.append(steps)
    return found
