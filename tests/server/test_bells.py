"""Being told that it is one's move, elsewhere than at the table: what is told, to whom, when, and how it ends."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from cinderbox.server import push
from cinderbox.server.ringer import MANNERS, PAUSES
from cinderbox.store.schema import bells, rings
from tests.server.receiving import Letterbox, Receiver, Rounds, Window
from tests.server.ringing import HOME, at, box, do, duel, hook, kept, linked, no_rounds, outsider, play, settings
from tests.server.serving import Served, client, served
from tests.server.test_players import Browser

__all__ = ["at", "box", "no_rounds", "outsider"]


# -- when -----------------------------------------------------------------------------------------------------------


def test_whose_move_it_is_is_told_in_their_room_after_a_quiet_while_and_once(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, other, id = duel(at, listed=True)
    hook(mover, outsider)
    hook(other, outsider)
    rounds.later(30)
    rounds.later(20)
    assert outsider.silent, "somebody has just moved"
    rounds.go_by()
    told = outsider.next()
    assert told.path == "/room?key=secret" and told.headers["content-type"] == "application/json"
    assert told.json["content"] == told.json["text"] and told.json["allowed_mentions"] == {"parse": []}
    assert f"{mover.name}, it is your move: Radlands with {other.name} {HOME}/t/{id}" in told.json["text"]
    rounds.go_by()
    assert outsider.silent, "they know"
    play(rounds, mover, id)
    rounds.go_by()
    assert outsider.next().json["text"].startswith(f"{other.name}, it is your move")
    play(rounds, other, id)
    rounds.go_by()
    assert outsider.next().json["text"].startswith(f"{mover.name}, it is your move"), "anew, as they had looked"


def test_nobody_is_told_whose_window_is_open_at_the_table(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, _, id = duel(at)
    hook(mover, outsider)

    async def sit() -> None:
        async with client(at, id, player=mover.key):
            await asyncio.to_thread(rounds.go_by)

    asyncio.run(sit())
    assert outsider.silent and not kept(at, rings)


def test_who_has_moved_meanwhile_is_not_told(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, _, id = duel(at)
    hook(mover, outsider)
    rounds.later()
    assert len(kept(at, rings)) == 1
    do(at, id, lambda table: table.resign(table.to_act[0], 0.0))
    rounds.later()
    assert outsider.silent and not kept(at, rings)


def test_a_restart_forgets_nothing_that_was_to_be_told(tmp_path: Path, outsider: Receiver) -> None:
    with served(settings(tmp_path)) as at:
        mover, _, id = duel(at, listed=False)
        hook(mover, outsider)
        Rounds(at).later(20)  # nothing is due, and that was noted
    with served(settings(tmp_path)) as at:
        rounds = Rounds(at)
        rounds.later()
    with served(settings(tmp_path)) as at:
        rounds.served = (at,)
        rounds.later()
        told = outsider.next().json["text"]
        assert "it is your move: Radlands with" in told and id not in told, "the table is private"


# -- how ------------------------------------------------------------------------------------------------------------


def test_a_browser_is_told_what_only_it_can_read(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, other, id = duel(at)
    window = Window(f"{outsider.address}/push/1")
    known = mover.ask("GET", "/api/me/bells")["push"]
    assert mover.ask("POST", "/api/me/bells/push", window.told)["bells"][0]["target"] == "127.0.0.1"
    rounds.go_by()
    told = outsider.next()
    assert window.read(told.body) | {"end": ""} == {
        "title": "Your move",
        "body": f"Radlands with {other.name}",
        "path": f"/t/{id}",
        "end": "",
    }
    assert told.headers["content-encoding"] == "aes128gcm" and int(told.headers["ttl"]) > 0
    assert signed(told.headers["authorization"], known) == {"aud": outsider.address, "sub": HOME}


def signed(header: str, known: str) -> dict[str, Any]:
    """What the house says of itself, if its signature is right (RFC 8292), without the hour."""
    scheme, _, rest = header.partition(" ")
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    assert scheme == "vapid" and parts["k"] == known
    said, _, signature = parts["t"].rpartition(".")
    raw = push.decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(known))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(push.decoded(said.partition(".")[2]))
    assert claims.pop("exp")
    return claims


def test_a_sealed_message_is_the_one_of_the_standard() -> None:
    """RFC 8291, section 5."""
    own = ec.derive_private_key(
        int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    one = push.Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = push.sealed(one, b"When I grow up, I want to be a watermelon", own, salt)
    assert push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_mail_is_sent_once_its_address_is_confirmed_and_tells_of_all_tables(at: Served, box: Letterbox) -> None:
    rounds = Rounds(at)
    mover, other, id = duel(at)
    again, other_id = mover.make(listed=False), ""
    Browser(at, "Cy").join(again)
    other_id = again if 0 in at.tables.rooms[again].table.to_act else ""
    found = mover.ask("POST", "/api/me/bells/mail", {"address": " ann@Club.Example"})["bells"]
    assert [(one["kind"], one["target"], one["confirmed"]) for one in found] == [("mail", "ann@club.example", False)]
    asking = box.next()
    rounds.later(10_000)
    rounds.later(10_000)
    assert box.empty, "nothing is sent to who has not agreed"
    link = linked(asking)
    assert mover.name not in asking.as_string().replace("ann@club", ""), "a stranger cannot write into it"
    said = at.http.post(link).json()
    assert said == {"did": "yes", "kind": "mail", "target": "ann@club.example"}
    play(rounds, mover, id)
    play(rounds, other, id)
    rounds.later()
    rounds.later()
    assert box.empty, "more may come together"
    rounds.later(MANNERS["mail"].gather)
    told = box.next()
    assert f"{HOME}/t/{id}" in told.get_content() and (not other_id or other_id not in told.get_content())
    assert told["From"] == "Cinderbox <table@club.example>" and told["Auto-Submitted"] == "auto-generated"
    assert told["Subject"] == f"Your move: Radlands with {other.name}"
    play(rounds, mover, id)
    play(rounds, other, id)
    rounds.later(MANNERS["mail"].gather)
    rounds.later(MANNERS["mail"].gather)
    assert box.empty, "one mail an hour"
    rounds.later(MANNERS["mail"].rest)
    assert box.next()["Subject"]


# -- until when -----------------------------------------------------------------------------------------------------


def test_one_link_ends_it_without_a_key(at: Served, outsider: Receiver, box: Letterbox) -> None:
    rounds = Rounds(at)
    mover, _, _ = duel(at)
    hook(mover, outsider)
    mover.ask("POST", "/api/me/bells/mail", {"address": "ann@club.example"})
    at.http.post(linked(box.next()))
    rounds.go_by()
    end = outsider.next().json["text"].rpartition(HOME)[2].rstrip(")")
    assert at.http.post(end[:-1] + ("0" if end[-1] != "0" else "1")).status_code == 409, "it is signed"
    assert at.http.get(end).status_code == 200, "who only looks at the link has not followed it"
    assert at.http.post(end).json()["did"] == "end"
    assert at.http.post(end).json()["did"] == "gone"
    (left,) = mover.ask("GET", "/api/me/bells")["bells"]
    assert left["kind"] == "mail" and left["active"]
    rounds.later(MANNERS["mail"].gather)
    told = box.next() if not box.empty else None
    if told is None:
        rounds.later(MANNERS["mail"].gather)
        told = box.next()
    link = told["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert at.http.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 201, "as mail programs do"
    (left,) = mover.ask("GET", "/api/me/bells")["bells"]
    assert left["kind"] == "mail" and not left["active"], "the address is kept for a lost key"
    assert mover.ask("POST", "/api/me/bells/set", {"id": left["id"], "ring": "never"})["bells"] == []


def test_a_link_that_confirms_does_not_end_and_the_other_way_round(at: Served, box: Letterbox) -> None:
    mover, _, _ = duel(at)
    (bell,) = mover.ask("POST", "/api/me/bells/mail", {"address": "ann@club.example"})["bells"]
    link = linked(box.next())
    assert at.http.post(link.replace("/yes.", "/end.")).status_code == 409
    assert bell["id"] in link and at.http.post(f"/bell/yes.{bell['id']}.{'0' * 32}").status_code == 409
    assert not kept(at, bells)[0].confirmed


def test_a_room_that_does_not_answer_is_tried_a_few_times_and_then_no_more(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, _, _ = duel(at)
    hook(mover, outsider)
    outsider.status = 500
    rounds.go_by()
    outsider.next()
    rounds.later(PAUSES[0] - 1)
    assert outsider.silent, "it is given a rest"
    for pause in PAUSES:
        rounds.later(pause + 1)
        outsider.next()
    (bell,) = mover.ask("GET", "/api/me/bells")["bells"]
    assert not bell["active"] and "said 500" in bell["fault"]
    rounds.later(1_000_000)
    assert outsider.silent
    outsider.status = 200
    hook(mover, outsider)
    assert mover.ask("GET", "/api/me/bells")["bells"][0]["active"], "who sets it again is told again"


def test_a_browser_that_wants_no_more_is_forgotten_at_once(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, _, _ = duel(at)
    mover.ask("POST", "/api/me/bells/push", Window(f"{outsider.address}/push").told)
    outsider.status = 410
    rounds.go_by()
    outsider.next()
    assert mover.ask("GET", "/api/me/bells")["bells"] == [] and not kept(at, rings)


def test_a_mail_server_that_is_away_costs_nobody_their_address(at: Served, box: Letterbox) -> None:
    rounds = Rounds(at)
    mover, other, id = duel(at)
    mover.ask("POST", "/api/me/bells/mail", {"address": "ann@club.example"})
    at.http.post(linked(box.next()))
    play(rounds, mover, id)
    play(rounds, other, id)
    box.refused = "451 later"
    for _ in range(len(PAUSES) + 3):
        rounds.later(5_000)
    assert mover.ask("GET", "/api/me/bells")["bells"][0]["active"] and box.empty
    box.refused = "550 nobody of that name"
    rounds.later(5_000)
    (bell,) = mover.ask("GET", "/api/me/bells")["bells"]
    assert not bell["active"] and "550" in bell["fault"], "there is nobody there"


def test_who_is_forgotten_is_told_nothing_and_who_asks_has_it_all(at: Served, outsider: Receiver) -> None:
    rounds = Rounds(at)
    mover, _, _ = duel(at)
    hook(mover, outsider)
    rounds.later()
    assert mover.ask("GET", "/api/me/export")["bells"][0]["target"] == f"{outsider.address}/room?key=secret"
    mover.ask("POST", "/api/me/forget")
    rounds.go_by()
    assert outsider.silent and not kept(at, rings) and not kept(at, bells)
