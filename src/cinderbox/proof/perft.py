"""How many ways there are to go on: the count that shows at once when a rule opens or closes an option.

Knows the public API; a question to several seats is answered by the first of them first.
"""

from __future__ import annotations

from cinderbox.kernel.state import State


def perft(state: State, depth: int) -> int:
    """The number of action sequences of this length from a state; a game that ends sooner counts once."""
    if depth == 0 or state.over:
        return 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        count += perft(after, depth - 1)
    return count
