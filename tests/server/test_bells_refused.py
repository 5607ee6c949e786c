"""Bells: whom and what the house does not call."""

import base64
from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")


from cinderbox.server import mail, outside, push
from cinderbox.store.schema import bells
from cinderbox.table.refusal import Refused
from tests.server.receiving import Letterbox, Receiver, Rounds, Window
from tests.server.ringing import HOME, at, box, duel, hook, kept, no_rounds, outsider, settings
from tests.server.serving import Served, served
from tests.server.test_players import Browser

__all__ = ["at", "box", "no_rounds", "outsider"]


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
