"""Law 2, the part about fields: a state has just the fields that its game declares, and its clone has each for itself.

A field that is forgotten in the declaration would not be dumped, one that is forgotten in `clone` would be shared.
"""

from types import GetSetDescriptorType

from cinderbox.kernel.state import State


def attributes(state: State) -> set[str]:
    """The names of all that a state has besides what the kernel gives every state; in either build."""
    found = set(getattr(state, "__dict__", {}))
    for one in type(state).__mro__[: type(state).__mro__.index(State)]:
        found |= {name for name, what in vars(one).items() if isinstance(what, GetSetDescriptorType)}
    kernel = getattr(State(state.game, state.seats, {}, None), "__dict__", {})
    return found - {"__dict__", "__weakref__", *kernel}


def undeclared(state: State) -> list[str]:
    """Where a state is not as its fields are declared, a sentence each."""
    game, own = state.game, attributes(state)
    names = [*[field.name for field in game.fields], *game.derived]
    twice = [f"{name} is declared twice" for name in sorted(set(names)) if names.count(name) > 1]
    missing = [f"{name} is declared, but no field of the state" for name in names if name not in own]
    return [*twice, *missing, *[f"{name} is not declared" for name in sorted(own) if name not in names]]


def entangled(state: State) -> list[str]:
    """Where a state and its clone have a field in common that they should not have, or the other way round."""
    twin = state.clone()
    complaints = []
    for field in state.game.fields:
        mine, its = getattr(state, field.name), getattr(twin, field.name)
        if isinstance(mine, list) and (mine is its) != field.shared:
            how = "copied, but declared shared" if field.shared else "the same list in a clone"
            complaints.append(f"{field.name} is {how}")
    return complaints
