"""What holds for every table of City of Remnants besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.model import PERMANENT
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.plain import law


def check(s: RemnantsState) -> None:
    """Nothing is as it cannot be; BadData says what is."""
    players(s)
    city(s)
    zones(s)
    under_way(s)


def players(s: RemnantsState) -> None:
    c, n = s.content, s.content.numbers
    begun = s.round > 0
    taken = [colour for colour in s.leaders if colour >= 0]
    law(len(set(taken)) == len(taken), "no two players lead one gang")
    claimed = [space for space in s.entries if space >= 0]
    law(len(set(claimed)) == len(claimed), "no two players enter from one side")
    law(all(space in s.board.entries for space in claimed), "players enter the city by entry spaces")
    law(not begun or len(taken) == len(claimed) == s.seats, "everybody has a leader and a side")
    for seat in range(s.seats):
        on_board = sum(s.figures[seat * SPACES : seat * SPACES + SPACES])
        count = s.pool[seat] + s.unused[seat] + on_board
        law(count == (n.figures if s.piles[seat] or begun else count), "each colour has all its figures")
        law(s.tracks[seat] <= n.turns, "nobody has taken more turns than there are")
        law(s.met[seat].bit_count() <= n.most_influence - n.influence, "influence stays on its track")
        law(s.armored[seat] <= 99, "armor keeps few cards")
    if begun and s.ended is None:
        law(s.renown_pool + sum(s.renown) == n.renown, "all renown is in the pool or with the players")
        law(s.first_player >= 0, "somebody is first player")
    law(len(s.discounts) == len(c.cards) - c.goods + len(c.developments), "there is a price for everything on sale")
    goods = len(c.cards) - c.goods
    law(goods > 0, "there is a black market")


def city(s: RemnantsState) -> None:
    c = s.content
    usable = s.board.usable
    for seat in range(s.seats):
        for space in range(SPACES):
            count = s.at(seat, space)
            law(count == 0 or space in usable, "figures stand on spaces of the city")
            law(count <= c.numbers.limit, "no more figures of a player are on a space than may be")
    covered = 0
    for tile in s.tiles:
        made = c.developments[tile.kind]
        law(tile.kind in s.kinds, "only developments of this game are built")
        law(tile.site in made.sites[s.side], "a development lies where its shape and level allow")
        law(not covered & SITES[tile.site].mask, "no space has two developments")
        covered |= SITES[tile.site].mask
        law(tile.products == 0 or made.sale > 0, "products lie where they can be sold")
    for kind in s.kinds:
        law(0 <= kind < len(c.developments), "developments are those of the pack")
        law(s.left(kind) >= 0, "no more tiles of a kind are built than there are")
    law(len(set(s.kinds)) == len(s.kinds), "no kind of development is chosen twice")
    law(s.products_left() >= 0, "no more products are placed than there are")
    kinds = len(c.tokens)
    law(len(s.bag) == kinds and s.tokens == sorted(s.tokens), "tokens are counted by kind")
    for token in s.tokens:
        law(token // kinds in usable, "tokens lie on spaces of the city")
    for kind in range(kinds):
        there = s.bag[kind] + len([token for token in s.tokens if token % kinds == kind])
        law(there == (c.tokens[kind].count if s.kinds else there), "every token is in the bag or on the board")


def zones(s: RemnantsState) -> None:
    """Cards lie where such cards can, and face up where everybody looks."""
    c = s.content
    for seat in range(s.seats):
        for zone in (s.hands[seat], s.piles[seat], s.discards[seat], s.fronts[seat]):
            for back in zone:
                colour = s.card(back).colour
                law(colour in (-1, s.leaders[seat]), "starter cards are in the deck of their leader")
        for back in s.fronts[seat]:
            law(s.card(back).timing == PERMANENT, "only permanent cards lie in front of a player")
        for zone in (s.hands[seat], s.piles[seat], s.discards[seat]):
            for back in zone:
                law(s.card(back).timing != PERMANENT, "a permanent card is in no deck")
        for back in s.hands[seat]:
            law(s.cards.sees(seat, back), "a player sees his hand")
    for zone in (s.members, s.row, s.member_discard):
        for back in zone:
            law(c.members <= s.cards.face[back] < c.goods, "gang members are among gang members")
    for zone in (s.goods, s.market, s.goods_discard):
        for back in zone:
            law(c.goods <= s.cards.face[back] < c.order_face, "black market cards are among black market cards")
    open_zones = [s.row, s.member_discard, s.market, s.goods_discard, s.removed, s.aside, *s.discards, *s.fronts]
    for zone in [*open_zones, s.orders_open, s.orders_discard]:
        for back in zone:
            law(s.cards.seen(back) == ALL, "what lies face up is seen by all")


def under_way(s: RemnantsState) -> None:
    """Auction, battle and what is remembered fit the table."""
    a, b = s.auction, s.battle
    everybody = (1 << s.seats) - 1
    if a is not None:
        law(a.back in s.row, "who is up for auction is face up")
        law(0 <= a.leader < s.seats and 0 <= a.turn < s.seats, "bids are made by players")
        law(0 < a.bidders <= everybody and a.standing >= 0 and 0 <= a.hundreds <= 99, "an auction has bidders")
    if b is not None:
        law(0 <= b.space < SPACES and 0 <= b.attacker < s.seats, "a battle has a place and an attacker")
        law(-1 <= b.defender < s.seats and b.defender != b.attacker, "nobody fights himself")
        law(-1 <= b.token < len(s.content.tokens) and (b.token < 0) == (b.defender >= 0), "a battle has an enemy")
        law(0 <= b.stage <= 2 and 0 <= b.weaken <= 999 and b.totals >= 0 and b.hits >= 0, "a battle has a stage")
    law(b is not None or not (s.laid[0] or s.laid[1]), "cards are laid only in a battle")
    for side in range(2):
        law(s.blinds[side] <= len(s.laid[side]), "no more cards are laid blind than are laid")
        for rows in (s.boosts, s.maluses, s.uses):
            law(len(rows[side]) in (0, len(s.laid[side])), "each revealed card is reckoned")
        if b is not None and s.laid[side]:
            seat = b.seat(side)
            law(seat >= 0, "only players lay cards")
            for back in s.laid[side]:
                law(s.card(back).colour in (-1, s.leaders[seat]), "cards in battle are of their player")
    turn = s.turn >= 0
    law(turn or (s.enemy < 0 and not s.went and not s.spent), "only a turn remembers")
    for space in s.went:
        law(turn and s.went.count(space) <= s.at(s.turn, space), "figures that have moved are there")
    for back in s.spent:
        law(turn and back in s.discards[s.turn], "cards played this turn are in the discard pile")
    for number in s.produced:
        law(number < len(s.tiles), "what has produced is built")
    for one in s.sale_bonus:
        law(one >= 100, "a bonus is for at least one product")
