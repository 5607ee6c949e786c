"""Being told that it is one's move, elsewhere than at the table: what is told, to whom, when, and how it ends."""

import asyncio
import base64
import json
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from cinderbox.server import mail, outside, push
from cinderbox.server.ringer import MANNERS, PAUSES, Ringer
from cinderbox.server.settings import Settings
from cinderbox.store.schema import bells, rings
from cinderbox.table.refusal import Refused
from tests.server.receiving import Letterbox, Receiver, Rounds, Window, letterbox, receiving
from tests.server.serving import Served, client, served
from tests.server.test_players import Browser

HOME = "https://table.example"


def settings(folder: Path, **more: Any) -> Settings:
    """A house that goes its rounds only when a test says so."""
    given: dict[str, Any] = {"pace": 0.0, "limits": False, "inside": True, "quiet": 60.0, **more}
    return Settings(database=str(folder / "tables.db"), house="A" * 43, **given)


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


@pytest.fixture
def outsider() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing rings by itself: the tests say what time it is."""
    monkeypatch.setattr(Ringer, "follow", lambda _: asyncio.Event().wait())


@pytest.fixture
def at(tmp_path: Path, box: Letterbox) -> Iterator[Served]:
    with served(settings(tmp_path, mail=box.address, address=HOME)) as found:
        yield found


def duel(at: Served, **more: Any) -> tuple[Browser, Browser, str]:
    """Two people who have chosen their camps: whose move it is, the other, and their table."""
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make(**more)
    bob.join(id)
    while len(to_act := at.tables.rooms[id].table.to_act) > 1:
        do(at, id, lambda table: table.act(to_act[0], None, [table.game.text(table.state.actions(to_act[0])[0])], 0.0))
    people = (ann, bob)
    return people[to_act[0]], people[1 - to_act[0]], id


def do(at: Served, id: str, command: Any) -> None:
    """Something happens at a table where nobody is."""
    loop = next(iter(at.tables.background)).get_loop()
    asyncio.run_coroutine_threadsafe(at.tables.rooms[id].do(command), loop).result(60)


def hook(one: Browser, to: Receiver) -> None:
    one.ask("POST", "/api/me/bells/hook", {"url": f"{to.address}/room?key=secret"})
    assert f"{one.name} will be told here" in to.next().json["text"]


def linked(one: EmailMessage) -> str:
    """The path of the link in a mail that does something."""
    return str(next(word for word in one.get_content().split() if f"{HOME}/bell/" in word)).removeprefix(HOME)


def play(rounds: Rounds, one: Browser, id: str) -> None:
    """Somebody comes, moves and goes."""

    async def turn() -> None:
        async with client(one.at, id, player=one.key) as here:
            while here.open():
                await here.act(here.open()[-1])
                await here.expect("change", "scene")

    asyncio.run(turn())
    rounds.touched(id)


def kept(at: Served, table: Any) -> list[Any]:
    with at.tables.store.reading() as connection:
        return list(connection.execute(table.select()))


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


# -- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    ["ftp://club.example/x", "file:/etc/passwd", "https://", "https://a:b@club.example/", "http://club.example:0/",
     "http://club example/", "https://[::1", "gopher://127.0.0.1", "https://club.example/\nHost: x"],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        outside.checked(url)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
     "::"],
)  # fmt: skip
def test_an_address_of_this_machine_or_its_network_is_not_open(address: str) -> None:
    assert not outside.is_open(address)


def test_addresses_of_the_internet_are_open() -> None:
    assert all(outside.is_open(one) for one in ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"))


def test_a_room_on_this_machine_is_only_told_if_the_owner_allows_that(tmp_path: Path, outsider: Receiver) -> None:
    with served(settings(tmp_path, inside=False)) as at:
        rounds = Rounds(at)
        mover, _, _ = duel(at)
        for url in (outsider.address, outsider.address.replace("127.0.0.1", "localhost")):
            said = mover.ask("POST", "/api/me/bells/hook", {"url": url}, 409)["reason"]
            assert "not on the open internet" in said
        endpoint = Window(outsider.address.replace("http:", "https:")).told
        assert mover.ask("POST", "/api/me/bells/push", endpoint)["bells"]
        plain = Window(outsider.address).told
        assert "https://" in mover.ask("POST", "/api/me/bells/push", plain, 409)["reason"]
        rounds.go_by()
        assert outsider.silent and "open internet" in kept(at, bells)[0].fault


def test_nobody_is_led_elsewhere(at: Served, outsider: Receiver) -> None:
    mover, _, _ = duel(at)
    outsider.status, outsider.headers = 307, {"Location": f"{outsider.address}/other"}
    said = mover.ask("POST", "/api/me/bells/hook", {"url": f"{outsider.address}/room"}, 409)["reason"]
    assert "307" in said and outsider.next().path == "/room" and outsider.silent
    assert mover.ask("GET", "/api/me/bells")["bells"] == [], "a room that was not greeted is not kept"


def test_only_who_has_played_here_is_told_and_only_their_own_bells_are_theirs(at: Served, outsider: Receiver) -> None:
    nobody, (ann, bob, _) = Browser(at), duel(at)
    assert "not sat down" in nobody.ask("POST", "/api/me/bells/hook", {"url": outsider.address}, 409)["reason"]
    assert nobody.ask("GET", "/api/me/bells")["bells"] == []
    hook(ann, outsider)
    (bell,) = ann.ask("GET", "/api/me/bells")["bells"]
    assert "none of yours" in bob.ask("POST", "/api/me/bells/set", {"id": bell["id"], "ring": "never"}, 409)["reason"]
    for n in range(9):
        ann.ask("POST", "/api/me/bells/push", Window(f"{outsider.address}/{n}").told)
    assert "already" in ann.ask("POST", "/api/me/bells/push", Window(f"{outsider.address}/9").told, 409)["reason"]
    bad = {**Window(outsider.address).told, "auth": "short"}
    assert "no keys of a browser" in bob.ask("POST", "/api/me/bells/push", bad, 409)["reason"]
    assert "no e-mail" in bob.ask("POST", "/api/me/bells/mail", {"address": "a@b, c@d"}, 409)["reason"]


def test_a_name_calls_nobody_in_a_chat_room(at: Served, outsider: Receiver) -> None:
    mover, other, _ = duel(at)
    mover.ask("POST", "/api/me", {"name": "@everyone <!channel>"})
    mover.ask("POST", "/api/me/bells/hook", {"url": outsider.address})
    said = outsider.next().json["text"]
    assert "@everyone" not in said and "<" not in said and other.name not in said


def test_a_house_without_a_mail_server_sends_none(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as at:
        mover, _, _ = duel(at)
        assert mover.ask("GET", "/api/me/bells")["mail"] is False
        assert "no mail" in mover.ask("POST", "/api/me/bells/mail", {"address": "a@b.example"}, 409)["reason"]
        assert "no mail" in mover.ask("POST", "/api/lost", {"address": "a@b.example"}, 409)["reason"]


def test_an_smtp_server_is_read_from_one_address() -> None:
    found = mail.post_office("smtps://ann%40club.example:p%3Aw@mail.example")
    assert found == mail.Post(True, "mail.example", 465, "ann@club.example", "p:w", "ann@club.example")
    assert mail.post_office("") is None


def test_nobody_fills_a_strangers_letterbox(tmp_path: Path, box: Letterbox) -> None:
    with served(settings(tmp_path, limits=True, mail=box.address, address=HOME)) as at:
        people = [Browser(at) for _ in range(6)]
        for one in people:
            one.make()
            one.ask("POST", "/api/me/bells/mail", {"address": "Stranger@club.example"})
        for _ in range(3):
            box.next()
        people[0].ask("POST", "/api/me/bells/mail", {"address": "other@club.example"})
        assert box.next()["To"] == "other@club.example" and box.empty
        for n in range(13):
            people[0].ask("POST", "/api/me/bells/mail", {"address": f"a{n}@club.example"})
        assert "tomorrow" in people[0].ask("POST", "/api/me/bells/mail", {"address": "b@club.example"}, 429)["reason"]


def test_the_house_keeps_its_key() -> None:
    assert push.public_key("A" * 43) == push.public_key("A" * 43) != push.public_key("B" * 43)
    assert len(base64.urlsafe_b64decode(push.public_key("A" * 43) + "=")) == 65


# -- a lost key -----------------------------------------------------------------------------------------------------


def reached(at: Served, one: Browser, box: Letterbox) -> None:
    """Somebody has given and confirmed their address."""
    one.ask("POST", "/api/me/bells/mail", {"address": "ann@club.example"})
    at.http.post(linked(box.next()))


def test_a_lost_key_is_replaced_by_a_link_and_the_old_one_ends(at: Served, box: Letterbox) -> None:
    ann, phone, thief = Browser(at), Browser(at), Browser(at)
    id = ann.make()
    reached(at, ann, box)
    assert phone.ask("POST", "/api/lost", {"address": "ann@CLUB.example"}) == {"done": True}
    link = next(word for word in box.next().get_content().split() if "#code=" in word)
    code = link.removeprefix(f"{HOME}/me#code=")
    assert phone.ask("POST", "/api/me/move", {"code": code})["name"] == "Ann"
    assert phone.tables() == [(id, 0)] and phone.ask("GET", "/api/me")["devices"] == 1
    assert ann.ask("GET", "/api/me")["id"] == "" and ann.tables() == [], "whoever found the old key is nobody"
    assert "not known" in thief.ask("POST", "/api/me/move", {"code": code}, 409)["reason"], "it works once"


def test_nobody_learns_whose_address_is_known(at: Served, box: Letterbox) -> None:
    ann, spy = Browser(at), Browser(at)
    ann.make()
    ann.ask("POST", "/api/me/bells/mail", {"address": "ann@club.example"})
    confirm = linked(box.next())
    for address in ("nobody@club.example", "ann@club.example"):
        assert spy.ask("POST", "/api/lost", {"address": address}) == {"done": True}
    at.http.post(confirm)
    spy.ask("POST", "/api/lost", {"address": "ann@club.example"})
    assert box.next()["Subject"] == "A new key for you" and box.empty, "only who has confirmed it is written to"
    assert ann.ask("GET", "/api/me")["devices"] == 1, "nothing has changed for them"


def test_a_lost_key_is_asked_for_a_few_times_a_day(tmp_path: Path, box: Letterbox) -> None:
    with served(settings(tmp_path, limits=True, mail=box.address, address=HOME)) as at:
        ann = Browser(at)
        ann.make()
        reached(at, ann, box)
        said = [ann.ask("POST", "/api/lost", {"address": "ann@club.example"}) for _ in range(5)]
        assert said == [{"done": True}] * 5
        for _ in range(2):
            assert box.next()["Subject"] == "A new key for you"
        other = Browser(at, "Bob")
        other.make()
        other.ask("POST", "/api/me/bells/mail", {"address": "bob@club.example"})
        assert box.next()["To"] == "bob@club.example" and box.empty
