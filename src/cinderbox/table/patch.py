"""JSON merge patches (RFC 7386): what changed between two views, as small as that format allows."""

from typing import Any


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The patch that makes `new` of `old`. A value that becomes null cannot be said: see `exact`."""
    patch: dict[str, Any] = {}
    for name in old:
        if name not in new:
            patch[name] = None
    for name, value in new.items():
        if name not in old:
            patch[name] = value
        elif isinstance(value, dict) and isinstance(old[name], dict):
            deeper = difference(old[name], value)
            if deeper:
                patch[name] = deeper
        elif old[name] != value:
            patch[name] = value
    return patch


def merge(target: Any, patch: Any) -> Any:
    """A value with a patch applied to it."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        else:
            merged[name] = merge(merged.get(name), value)
    return merged


def exact(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
    """The patch, or None where no merge patch gives exactly `new`."""
    patch = difference(old, new)
    return patch if merge(old, patch) == new else None
