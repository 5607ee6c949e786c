"""The bots by name, and how one is asked for: `greedy`, `search:seconds=0.5`, or one from outside.

`weights=box` lets a bot of the box judge by what was learned of the game, `weights=FILE` by what such a file says.
`champion` is `search` that judges by what was learned, where that has won a match; `search` never does unless told.
"""

from typing import Any, Final

from cinderbox.bots import greedy, novice, outside, program, random, search
from cinderbox.bots.interface import Bot, Setting
from cinderbox.bots.learned import PROMOTED, Learned
from cinderbox.games import by_id
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.evaluation import Evaluation

SETTINGS: Final[dict[str, dict[str, Setting]]] = {
    "random": random.SETTINGS,
    "novice": novice.SETTINGS,
    "greedy": greedy.SETTINGS,
    "search": search.SETTINGS,
    "champion": search.CHAMPION,
}
WEIGHTS: Final = "weights"


def names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(SETTINGS)


def bot(name: str, game_id: str, seed: int = 0, **settings: object) -> Bot:
    """A bot for one seat of one game; what is not set is as usual."""
    if name not in SETTINGS:
        there = ", ".join([*names(), *sorted(outside.installed())])
        raise BadOption(f"There is no bot {name!r}; there are: {there}.")
    whole(seed)
    known = SETTINGS[name]
    source = settings.pop(WEIGHTS, PROMOTED if name == "champion" else "")
    for given in settings:
        if given not in known:
            listed = ", ".join(known) or "none"
            raise BadOption(f"The bot {name} has no setting {given!r}; it has: {listed}.")
    game = by_id(game_id)
    evaluation: Evaluation[Any] = Learned(game, str(source)) if source else game.evaluation()
    numbers = {each: known[each].default for each in known}
    if name == "champion":
        numbers.update(evaluation.advice("search"))
    numbers.update(evaluation.advice(name))
    for given, value in settings.items():
        numbers[given] = known[given].number(name, given, value)
    if name == "random":
        return random.RandomBot(evaluation, seed, numbers)
    if name == "novice":
        return novice.NoviceBot(evaluation, seed, numbers)
    if name in ("search", "champion"):
        return search.SearchBot(evaluation, seed, numbers)
    return greedy.GreedyBot(evaluation, seed, numbers)


def parse(text: str, game_id: str, seed: int = 0) -> Bot:
    """A bot from one word: its name, then `:setting=number,setting=number` if anything is set; or one from outside."""
    text = text.strip()
    name, _, rest = text.partition(":")
    if name not in SETTINGS:
        mind = from_outside(text)
        if mind is not None:
            return outside.OutsideBot(by_id(game_id).evaluation(), whole(seed), text, mind)
    settings: dict[str, object] = {}
    for part in rest.split(",") if rest else []:
        setting, equals, value = part.partition("=")
        if not equals or not setting.strip():
            raise BadOption(f"{part!r} is no setting: write name=number, as in search:seconds=0.5.")
        settings[setting.strip()] = value.strip()
    return bot(name, game_id, seed, **settings)


def from_outside(text: str) -> object | None:
    """Somebody else's bot: a program, a class in a file, or what an installed package offers; None: no such thing."""
    if text.startswith("exec:"):
        return program.program(text.removeprefix("exec:"))
    if found := outside.FILE.match(text):
        rest = text[found.end() :].lstrip(":,")
        return outside.made(text, outside.from_file(found["file"], found["name"]), outside.numbers(rest))
    name, _, rest = text.partition(":")
    entry = outside.installed().get(name)
    return None if entry is None else outside.made(text, outside.entered(entry), outside.numbers(rest))


def from_box(text: str) -> bool:
    """Whether a spec names one of our own bots."""
    return text.strip().partition(":")[0] in SETTINGS


def whole(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"A seed is a whole number, not {seed!r}.")
    return seed
