"""What a seat may see of City of Remnants, built by showing.

Hidden are hands, draw piles, shared decks, cards laid in battle until they are revealed, and renown totals (unless they
are open). A card's face is shown only where `Cards` says that the seat, or everybody, has seen it.
"""

from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.board import NAMES, SITES, SPACES, named
from cinderbox.games.remnants.model import COLOURS, CONDITIONS
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.chances import win_chance
from cinderbox.games.remnants.steps.loss import loser, margin
from cinderbox.games.remnants.steps.rounds import space_award, tile_award
from cinderbox.games.remnants.steps.strength import attack, attacks, dice, more, tokens_attack, ycu_attack
from cinderbox.kernel.cards import ALL


def view(s: RemnantsState, seat: int) -> dict[str, object]:
    return {"table": table(s), "mine": mine(s, seat)}


def table(s: RemnantsState) -> dict[str, object]:
    """What everybody sees."""
    c = s.content
    return {
        "game": s.game.id,
        "board": s.board.id,
        "round": s.round,
        "turn": s.turn if s.turn >= 0 else None,
        "first": s.first_player if s.first_player >= 0 else None,
        "renown_pool": s.renown_pool,
        "players": [player(s, seat) for seat in range(s.seats)],
        "row": ids(s, s.row),
        "members": len(s.members),
        "member_discard": ids(s, s.member_discard),
        "market": [{"card": card_id(s, back), "price": s.goods_price(s.cards.face[back]) * 1000} for back in s.market],
        "goods": len(s.goods),
        "goods_discard": ids(s, s.goods_discard),
        "orders": len(s.orders),
        "orders_open": ids(s, s.orders_open),
        "orders_discard": ids(s, s.orders_discard),
        "removed": ids(s, s.removed),
        "playing": ids(s, s.aside),
        "developments": [supply(s, kind) for kind in s.kinds],
        "tiles": [tile(s, number) for number in range(len(s.tiles))],
        "products": s.products_left(),
        "tokens": [
            {"space": NAMES[one // len(c.tokens)], "token": c.tokens[one % len(c.tokens)].id} for one in s.tokens
        ],
        "bag": {c.tokens[kind].id: s.bag[kind] for kind in range(len(c.tokens))},
        "bagged": sum(s.bag),
        "this_turn": this_turn(s),
        "auction": auction(s),
        "battle": battle(s),
        "fighter": s.fighter if s.fighter >= 0 else None,
        "to_act": list(s.to_act),
        "waiting": [seat for seat in range(s.seats) if s.lanes and s.lanes[seat].choices],
        "over": s.over,
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def player(s: RemnantsState, seat: int) -> dict[str, object]:
    """One player, as everybody sees him."""
    known = [card_id(s, back) for back in s.hands[seat] if s.cards.seen(back) == ALL]
    return {
        "seat": seat,
        "leader": COLOURS[s.leaders[seat]] if s.leaders[seat] >= 0 else None,
        "entry": NAMES[s.entries[seat]] if s.entries[seat] >= 0 else None,
        "arcs": s.arcs[seat] * 1000,
        "renown": s.renown[seat] if s.face_up or s.over else None,
        "influence": s.influence(seat),
        "conditions": [CONDITIONS[i] for i in range(len(CONDITIONS)) if s.met[seat] >> i & 1],
        "turns": s.tracks[seat],
        "battles_won": s.won[seat],
        "pool": s.pool[seat],
        "unused": s.unused[seat],
        "figures": {NAMES[space]: s.at(seat, space) for space in range(SPACES) if s.at(seat, space)},
        "standing": sum([s.at(seat, space) for space in range(SPACES)]),
        "hand": len(s.hands[seat]),
        "known": sorted(known),
        "pile": len(s.piles[seat]),
        "discard": ids(s, s.discards[seat]),
        "front": ids(s, s.fronts[seat]),
        "award": space_award(s, seat) + tile_award(s, seat),
        "controls": [s.tile_name(number) for number in s.controlled(seat)],
        "armor_used": s.armored[seat],
        "trophy": bool(s.trophies >> seat & 1),
    }


def supply(s: RemnantsState, kind: int) -> dict[str, object]:
    price = s.build_price(s.turn, kind) if s.turn >= 0 else s.content.developments[kind].cost
    return {"development": s.content.developments[kind].id, "left": s.left(kind), "price": price * 1000}


def tile(s: RemnantsState, number: int) -> dict[str, object]:
    one = s.tiles[number]
    holder = s.controller(one)
    return {
        "development": s.development(one).id,
        "spaces": named(SITES[one.site].spaces),
        "products": one.products,
        "controller": holder if holder >= 0 else None,
    }


def this_turn(s: RemnantsState) -> dict[str, object]:
    """What the rest of the turn remembers."""
    c = s.content
    goods = len(c.cards) - c.goods
    return {
        "enemy": NAMES[s.enemy] if s.enemy >= 0 else None,
        "moved": [NAMES[space] for space in s.went],
        "moves": s.moves,
        "more_figures": s.more_figures,
        "more_steps": s.more_steps,
        "next_steps": s.next_steps,
        "rebate": s.rebate * 1000,
        "cheaper": {
            (c.cards[c.goods + i].id if i < goods else c.developments[i - goods].id): s.discounts[i] * 1000
            for i in range(len(s.discounts))
            if s.discounts[i]
        },
        "sale_bonus": [{"products": one // 100, "more": one % 100 * 1000} for one in s.sale_bonus],
        "more_builds": s.more_builds,
        "repeats": s.repeats,
        "played": ids(s, s.spent),
        "produced": [s.tile_name(number) for number in s.produced],
        "built": s.built,
        "bought": bool(s.bought),
        "renown_bought": s.renown_bought,
        "sold": s.sold,
    }


def auction(s: RemnantsState) -> dict[str, object] | None:
    a = s.auction
    if a is None:
        return None
    return {
        "card": card_id(s, a.back),
        "standing": a.standing * 1000,
        "leader": a.leader,
        "turn": a.turn,
        "bidders": [seat for seat in range(s.seats) if a.bidders >> seat & 1],
    }


def battle(s: RemnantsState) -> dict[str, object] | None:
    b = s.battle
    if b is None:
        return None
    return {
        "space": NAMES[b.space],
        "around": {NAMES[space]: tokens_attack(s, space) for space in s.board.reach[b.space]},
        "attacker": b.attacker,
        "defender": b.defender if b.defender >= 0 else None,
        "token": s.content.tokens[b.token].id if b.token >= 0 else None,
        "attack": ycu_attack(s, b) if b.defender < 0 else None,
        "stage": ("laying", "revealing", "rolled")[b.stage],
        "laid": [laid(s, side, 0) for side in range(2)],
        "attacks": [[attack(s, b, side, i) for i in range(len(s.boosts[side]))] for side in range(2)],
        "sides": [
            {
                "cards": attacks(s, b, side),
                "more": more(s, b, side),
                "strength": attacks(s, b, side) + more(s, b, side),
                "dice": dice(s, b, side),
            }
            for side in range(1 if b.defender < 0 else 2)
        ],
        "chance": win_chance(s, b) if b.stage == 1 and face_up(s) else None,
        "totals": [b.total(0), b.total(1)] if b.stage == 2 else None,
        "hits": [b.rolled(0), b.rolled(1)] if b.stage == 2 else None,
        "winner": winner(b) if b.stage == 2 else None,
        "margin": margin(b) if b.stage == 2 else None,
    }


def winner(b: Battle) -> int | None:
    """The seat that has won; None: the Yugai have."""
    lost = loser(b)
    seat = b.attacker if lost < 0 else b.seat(1 - lost)
    return seat if seat >= 0 else None


def face_up(s: RemnantsState) -> bool:
    """Whether all laid cards are revealed."""
    return all(len(s.laid[side]) == len(s.boosts[side]) for side in range(2))


def laid(s: RemnantsState, side: int, known: int) -> list[str | None]:
    """The cards a side has laid: those revealed, and the first so many, which their owner knows; else backs."""
    seen = max(known, len(s.boosts[side]))
    return [card_id(s, s.laid[side][i]) if i < seen else None for i in range(len(s.laid[side]))]


def mine(s: RemnantsState, seat: int) -> dict[str, object]:
    """What this seat alone sees."""
    if seat < 0:
        return {}
    side = -1
    if s.battle is not None:
        side = 0 if s.battle.attacker == seat else 1 if s.battle.defender == seat else -1
    orders = [card_id(s, back) if s.cards.sees(seat, back) else None for back in reversed(s.orders)]
    while orders and orders[-1] is None:
        orders.pop()
    return {
        "seat": seat,
        "renown": s.renown[seat],
        "hand": sorted(ids(s, s.hands[seat])),
        "laid": [] if side < 0 else laid(s, side, len(s.laid[side]) - s.blinds[side]),
        "orders": orders,
        "progress": progress(s, seat, s.laid[side] if side >= 0 else []),
        "discarding": [s.game.space.text(answer) for answer in s.lanes[seat].answers] if s.lanes else [],
    }


def progress(s: RemnantsState, seat: int, laid: list[int]) -> list[dict[str, object]]:
    """How near a player is to each condition of influence; sales count in one action.

    Cards that are laid in a battle count as in the deck they come from: otherwise blind ones would tell what they are.
    """
    n, first = s.content.numbers, s.content.goods
    units = sum([s.card(back).unit for back in laid])
    goods = len([back for back in laid if s.cards.face[back] >= first])
    counts = [
        (s.crew(seat) + units, n.crew),
        (len(s.controlled(seat)), n.turf),
        (s.goods_owned(seat) + goods, n.connections),
        (s.won[seat], n.feared),
        (s.heights(seat), n.high_ground),
        (s.sold if s.turn == seat else 0, n.supplier),
    ]
    return [{"condition": CONDITIONS[i], "count": counts[i][0], "need": counts[i][1]} for i in range(len(CONDITIONS))]


def ids(s: RemnantsState, backs: list[int]) -> list[str]:
    return [card_id(s, back) for back in backs]


def card_id(s: RemnantsState, back: int) -> str:
    c, face = s.content, s.cards.face[back]
    return c.cards[face].id if face < c.order_face else c.orders[face - c.order_face].id
