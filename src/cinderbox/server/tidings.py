"""What players are told beside the table, in words: only what everybody at the table knows."""

from typing import Any

import msgspec

Waiting = list[tuple[dict[str, Any], int]]  # what everybody may know of each table, and one's seat

LONGEST = 300  # letters of a message that a browser shows
HARMLESS = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "`": "'", "*": "∗", "[": "(", "]": ")"})


def game(info: dict[str, Any], seat: int) -> str:
    """A table in words: Radlands with Bob and Cy."""
    others = [str(one["name"]) for one in info["seats"] if one["seat"] != seat and one["name"]]
    *some, last = others or [""]
    joined = f"{', '.join(some)} and {last}" if some else last
    return f"{info['title']} with {joined}" if joined else str(info["title"])


def pushed(waiting: Waiting, end: str) -> bytes:
    """For a browser's own notice."""
    texts = [game(info, seat) for info, seat in waiting]
    title = "Your move" if len(waiting) == 1 else f"Your move at {len(waiting)} tables"
    path = f"/t/{waiting[0][0]['id']}" if len(waiting) == 1 else "/"
    return msgspec.json.encode({"title": title, "body": "; ".join(texts)[:LONGEST], "path": path, "end": end})


def hooked(name: str, waiting: Waiting, home: str, end: str) -> bytes:
    """For a chat room: Slack and Mattermost read `text`, Discord `content`. A name calls nobody there."""
    lines = [game(info, seat).translate(HARMLESS) + link(info, home) for info, seat in waiting]
    return said(f"{name.translate(HARMLESS)}, it is your move: {'; '.join(lines)} (no more of this: {end})")


def link(info: dict[str, Any], home: str) -> str:
    """Where a table is, for others: nowhere, if it is private."""
    return f" {home}/t/{info['id']}" if info["listed"] else ""


def greeting(name: str, end: str) -> bytes:
    """The first word to a chat room."""
    return said(f"{name.translate(HARMLESS)} will be told here when it is their move (no more of this: {end})")


def said(text: str) -> bytes:
    return msgspec.json.encode({"text": text, "content": text, "allowed_mentions": {"parse": []}})


def mailed(waiting: Waiting, home: str, end: str) -> tuple[str, str]:
    """Subject and text of a mail about all tables that wait."""
    first = game(*waiting[0])
    subject = f"Your move: {first}" if len(waiting) == 1 else f"Your move at {len(waiting)} tables"
    lines = "\n".join([f"{game(info, seat)}\n  {home}/t/{info['id']}\n" for info, seat in waiting])
    return subject, f"It is your move:\n\n{lines}\nNo more mails like this: {end}\n"


def confirming(home: str, link: str) -> tuple[str, str]:
    """A mail that asks whether an address is one's own: it says nothing that a stranger could have written."""
    text = (
        f"Somebody who plays at {home} wants to be told at this address when it is their move.\n\n"
        f"If that is you, open this link and say yes:\n  {link}\n\n"
        "If not, do nothing: there will be no further mail.\n"
    )
    return "Is this your address?", text


def replacing(links: list[tuple[str, str]]) -> tuple[str, str]:
    """A mail with which somebody who has lost their key is themselves again."""
    lines = "\n".join([f"{name}:\n  {link}\n" for name, link in links])
    text = (
        "Somebody, you we hope, has lost the key of a player with this address.\n\n"
        f"With this link a browser is that player again, and every older key ends:\n\n{lines}\n"
        "It works once, for an hour. If it was not you, do nothing: all stays as it is.\n"
    )
    return "A new key for you", text
