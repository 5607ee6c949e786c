"""A lost key: whoever has confirmed an e-mail address gets a new one."""

from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")


from tests.server.receiving import Letterbox
from tests.server.ringing import HOME, at, box, linked, no_rounds, outsider, settings
from tests.server.serving import Served, served
from tests.server.test_players import Browser

__all__ = ["at", "box", "no_rounds", "outsider"]


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
