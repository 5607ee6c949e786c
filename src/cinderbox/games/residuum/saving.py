"""How a table of Residuum is written down and read back, field by field. Checks nothing; `rules.check` does."""

from typing import TYPE_CHECKING

from cinderbox.games.residuum import affairs
from cinderbox.games.residuum.board import built
from cinderbox.kernel.game import ints, one_int, rows

if TYPE_CHECKING:
    from cinderbox.games.residuum.state import ResiduumState


def fields(s: "ResiduumState") -> dict[str, object]:
    due, convoy, basket, battle, deal = s.due, s.convoy, s.basket, s.battle, s.deal
    return {
        "calendar": [s.round, s.turn, s.lead, s.starter],
        "cells": s.board.cells[4:],
        "land": s.land[:],
        "overlay": s.overlay[:],
        "piles": s.piles[:],
        "stack": s.stack[:],
        "drawn": s.drawn[:],
        "placed": s.placed[:],
        "starting": s.starting[:],
        "box": s.box[:],
        "deck": s.deck[:],
        "discard": s.discard[:],
        "aside": s.aside[:],
        "hands": [zone[:] for zone in s.hands],
        "completed": [zone[:] for zone in s.completed],
        "war_deck": s.war_deck[:],
        "war_aside": s.war_aside[:],
        "war_hands": [zone[:] for zone in s.war_hands],
        "laid": [zone[:] for zone in s.laid],
        "town_deck": s.town_deck[:],
        "town_discard": s.town_discard[:],
        "kept": [zone[:] for zone in s.kept],
        "leaders": s.leaders[:],
        "camps": s.camps[:],
        "seat_bits": [s.used, s.camps_on],
        "riders": s.riders[:],
        "posts": s.posts[:],
        "walls": s.walls[:],
        "stock": s.stock[:],
        "left": s.left[:],
        "oils": s.oils[:],
        "visits": s.visits[:],
        "won": s.won[:],
        "this_turn": [s.fought, s.achieved, s.drew, s.biked, s.oiled],
        "uses": [[face] for face in s.uses],
        "affairs": [
            [] if due is None else due.dump(),
            [] if convoy is None else convoy.dump(),
            [] if basket is None else basket.dump(),
            [] if battle is None else battle.dump(),
            [] if deal is None else deal.dump(),
        ],
    }


def restore(s: "ResiduumState", table: dict[str, object]) -> None:
    s.round, s.turn, s.lead, s.starter = ints(table["calendar"])
    s.board = built(ints(table["cells"]))
    s.land = ints(table["land"])
    s.overlay = ints(table["overlay"])
    s.piles = ints(table["piles"])
    s.stack = ints(table["stack"])
    s.drawn = ints(table["drawn"])
    s.placed = ints(table["placed"])
    s.starting = ints(table["starting"])
    s.box = ints(table["box"])
    s.deck = ints(table["deck"])
    s.discard = ints(table["discard"])
    s.aside = ints(table["aside"])
    s.hands = [ints(zone) for zone in rows(table["hands"])]
    s.completed = [ints(zone) for zone in rows(table["completed"])]
    s.war_deck = ints(table["war_deck"])
    s.war_aside = ints(table["war_aside"])
    s.war_hands = [ints(zone) for zone in rows(table["war_hands"])]
    s.laid = [ints(zone) for zone in rows(table["laid"])]
    s.town_deck = ints(table["town_deck"])
    s.town_discard = ints(table["town_discard"])
    s.kept = [ints(zone) for zone in rows(table["kept"])]
    s.leaders = ints(table["leaders"])
    s.camps = ints(table["camps"])
    s.used, s.camps_on = ints(table["seat_bits"])
    s.riders = ints(table["riders"])
    s.posts = ints(table["posts"])
    s.walls = ints(table["walls"])
    s.stock = ints(table["stock"])
    s.left = ints(table["left"])
    s.oils = ints(table["oils"])
    s.visits = ints(table["visits"])
    s.won = ints(table["won"])
    s.fought, s.achieved, s.drew, s.biked, s.oiled = ints(table["this_turn"])
    s.uses = [one_int(ints(row)[0]) for row in rows(table["uses"])]
    due, convoy, basket, battle, deal = [ints(row) for row in rows(table["affairs"])]
    s.due = affairs.due(due)
    s.convoy = affairs.convoy(convoy)
    s.basket = affairs.basket(basket)
    s.battle = affairs.battle(battle)
    s.deal = affairs.deal(deal)
