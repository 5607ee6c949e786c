"""Figures as pictures: Vega-Lite drawings, turned into SVG for a page and into PNG. Needs `cinderbox[lab]`."""

import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any

from cinderbox.experiments.balance import Curves, Share, Use
from cinderbox.experiments.calibration import Calibration
from cinderbox.experiments.compare import Change
from cinderbox.experiments.ladder import Rated
from cinderbox.experiments.stats import Interval
from cinderbox.kernel.errors import BadOption

Drawing = dict[str, Any]

INK, PALE, SPOT, GROUND = "#1b1512", "#a09079", "#ad350b", "#fdf8ec"
CONFIG = {
    "background": GROUND,
    "font": "sans-serif",
    "axis": {"labelColor": INK, "titleColor": INK, "gridColor": "#e4d8bf", "labelLimit": 260, "titleFontWeight": 600},
    "legend": {"labelColor": INK, "titleColor": INK, "orient": "top"},
    "view": {"stroke": None},
}


def check() -> None:
    """Raises an error with one helpful sentence if nothing can be drawn."""
    if importlib.util.find_spec("vl_convert") is None:
        raise BadOption("Pictures need vl-convert: install cinderbox[lab].")


def svg(drawing: Drawing) -> str:
    import vl_convert

    return str(vl_convert.vegalite_to_svg(drawing))


def png(drawing: Drawing) -> bytes:
    import vl_convert

    return bytes(vl_convert.vegalite_to_png(drawing, scale=2))


def drawing(rows: Sequence[Mapping[str, object]], **parts: Any) -> Drawing:
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {"values": [dict(row) for row in rows]},
        "config": CONFIG,
        "width": 520,
        **parts,
    }


def dots(
    rows: Sequence[tuple[str, Interval, bool]], title: str, middle: float | None = None, percent: bool = True
) -> Drawing:
    """A row a name: a dot with its interval, in the spot colour if it is flagged, and a line at the middle."""
    values = [
        {"name": name, "value": at.value, "low": at.low, "high": at.high, "flag": "beyond chance" if flag else "open"}
        for name, at, flag in rows
    ]
    form = ".0%" if percent else ".3~f"
    x = {"field": "value", "type": "quantitative", "title": title, "scale": {"zero": False}, "axis": {"format": form}}
    y = {"field": "name", "type": "nominal", "sort": None, "title": None}
    colour = {
        "field": "flag",
        "type": "nominal",
        "title": None,
        "scale": {"domain": ["beyond chance", "open"], "range": [SPOT, INK]},
    }
    layers: list[Drawing] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2},
            "encoding": {"x": {**x, "field": "low"}, "x2": {"field": "high"}, "y": y, "color": colour},
        },
        {"mark": {"type": "point", "filled": True, "size": 60}, "encoding": {"x": x, "y": y, "color": colour}},
    ]
    if middle is not None:
        line = {"mark": {"type": "rule", "strokeDash": [4, 4], "color": PALE}, "encoding": {"x": {"datum": middle}}}
        layers.insert(0, line)
    return drawing(values, layer=layers, height={"step": 22})


def shares(rows: Sequence[Share], title: str) -> Drawing:
    return dots([(row.name, row.rate, row.flag) for row in rows], title, rows[0].fair if rows else None)


def leans(rows: Sequence[Share], title: str) -> Drawing:
    """Shares that differ in what is fair, each less that."""
    ends = [[one - row.fair for one in (row.rate.value, row.rate.low, row.rate.high)] for row in rows]
    return dots([(row.name, Interval(*end), row.flag) for row, end in zip(rows, ends, strict=True)], title, 0.0)


def gains(rows: Sequence[Use], title: str) -> Drawing:
    return dots([(f"{row.card}, {row.kind}", row.gain, row.flag in ("wins", "loses")) for row in rows], title, 0.0)


def changed(rows: Sequence[Change], title: str, percent: bool = True) -> Drawing:
    return dots([(row.name, row.change, row.sure) for row in rows], title, 0.0, percent)


def rated(rows: Sequence[Rated]) -> Drawing:
    return dots([(row.bot, row.rating, False) for row in rows], "points, 400 are odds of ten to one", 0.0, False)


def used(rows: Sequence[Use], title: str) -> Drawing:
    """How often against how well: a dot a card."""
    values = [
        {"card": row.card, "rate": row.rate.value, "won": row.won.value, "flag": row.flag or "none"} for row in rows
    ]
    encoding = {
        "x": {"field": "rate", "type": "quantitative", "title": f"seats with it ({title})", "axis": {"format": ".0%"}},
        "y": {
            "field": "won",
            "type": "quantitative",
            "title": "of these won",
            "scale": {"zero": False},
            "axis": {"format": ".0%"},
        },
    }
    flagged = {"condition": {"test": "datum.flag != 'none'", "value": SPOT}, "value": PALE}
    label = {"mark": {"type": "text", "dy": -8, "fontSize": 9}, "encoding": {**encoding, "text": {"field": "card"}}}
    label["encoding"]["color"] = {"condition": {"test": "datum.flag != 'none'", "value": SPOT}, "value": INK}
    point = {"mark": {"type": "point", "filled": True, "size": 50}, "encoding": {**encoding, "color": flagged}}
    return drawing(values, layer=[point, label], height=360)


def curves(found: Curves, title: str, percent: bool = True) -> Drawing:
    """A figure over the game, of those who won it and of those who lost it, each with its interval."""
    rows = [
        {"part": point / (len(run) - 1), "value": at.value, "low": at.low, "high": at.high, "who": who}
        for who, run in (("winners", found.winners), ("losers", found.losers))
        for point, at in enumerate(run)
    ]
    form = {"format": ".0%" if percent else ".3~f"}
    y = {"field": "value", "type": "quantitative", "title": title, "axis": form}
    encoding = {
        "x": {"field": "part", "type": "quantitative", "title": "part of the game", "axis": {"format": ".0%"}},
        "color": {
            "field": "who",
            "type": "nominal",
            "title": None,
            "scale": {"domain": ["winners", "losers"], "range": [SPOT, PALE]},
        },
    }
    band = {**encoding, "y": {**y, "field": "low"}, "y2": {"field": "high"}}
    layers = [
        {"mark": {"type": "area", "opacity": 0.25}, "encoding": band},
        {"mark": {"type": "line", "strokeWidth": 2}, "encoding": {**encoding, "y": y}},
    ]
    return drawing(rows, layer=layers, height=240)


def calibrated(found: Calibration) -> Drawing:
    """What was won against what was said: on the line every word is true. Larger dots were said more often."""
    rows = [{"said": one.said, "won": one.won, "count": one.count} for one in found.classes]
    scale = {"domain": [0, 1]}
    encoding = {
        "x": {"field": "said", "type": "quantitative", "title": "said", "axis": {"format": ".0%"}, "scale": scale},
        "y": {"field": "won", "type": "quantitative", "title": "won", "axis": {"format": ".0%"}, "scale": scale},
        "size": {"field": "count", "type": "quantitative", "legend": None},
    }
    line = {
        "data": {"values": [{"said": 0, "won": 0}, {"said": 1, "won": 1}]},
        "mark": {"type": "line", "strokeDash": [4, 4], "color": PALE},
        "encoding": {axis: encoding[axis] for axis in ("x", "y")},
    }
    dot = {"mark": {"type": "point", "filled": True, "color": SPOT}, "encoding": encoding}
    return drawing(rows, layer=[line, dot], height=520)


def lengths(turns: Sequence[int]) -> Drawing:
    encoding = {
        "x": {"bin": {"maxbins": 30}, "field": "turns", "type": "quantitative", "title": "turns"},
        "y": {"aggregate": "count", "title": "games"},
    }
    return drawing([{"turns": one} for one in turns], mark={"type": "bar", "color": INK}, encoding=encoding, height=200)
