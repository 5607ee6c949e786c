"""Bots: they know the kernel and what a game's `evaluate` tells them, never a game's insides.

from cinderbox import bots

bot = bots.parse("greedy", "radlands", seed=1)
action = bot.choose(bots.sight(state, seat, seed=1))
"""

from cinderbox.bots.interface import Bot, BotFault, Setting
from cinderbox.bots.registry import SETTINGS, bot, from_box, from_outside, names, parse
from cinderbox.bots.sighting import Sight, sight

__all__ = [
    "SETTINGS",
    "Bot",
    "BotFault",
    "Setting",
    "Sight",
    "bot",
    "from_box",
    "from_outside",
    "names",
    "parse",
    "sight",
]
