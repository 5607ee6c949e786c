"""Tables of older versions go on with the cards they were begun with, or say clearly that they cannot."""

import asyncio
import re
from pathlib import Path
from random import Random

import msgspec

import cinderbox
from cinderbox.table.table import Table, hashed
from tests.server.serving import Served, client
from tests.table.tables import play, table


def older_pack(folder: Path) -> tuple[Path, cinderbox.Game]:
    """A pack in which a card cost something else."""
    text = re.sub(r"(?m)^cost = 3$", "cost = 2", cinderbox.game("radlands").pack_text, count=1)
    path = folder / "older.toml"
    path.write_text(text, encoding="utf-8")
    game = cinderbox.game("radlands", path)
    assert game.content != cinderbox.game("radlands").content
    return path, game


def kept(at: Served, game: cinderbox.Game, id: str) -> Table:
    """A table as an older server left it in the store."""
    made = table(game)
    made.header = msgspec.structs.replace(made.header, id=id)
    play(made, Random(6), 30)
    at.tables.store.create(made).result(120)
    return made


def test_a_table_goes_on_with_the_cards_it_was_begun_with(at: Served, tmp_path: Path) -> None:
    path, game = older_pack(tmp_path)
    made = kept(at, game, "older")
    at.tables.store.keep_pack("radlands", game.content, path.read_text(encoding="utf-8")).result(120)

    async def look() -> None:
        seat = made.to_act[0]
        async with client(at, "older", f"s{seat}") as ann:
            assert ann.scene["table"]["status"] == "running" and ann.open()
            await ann.act(ann.open()[0])
            assert (await ann.expect("change", "scene", "refused"))["type"] != "refused"

    asyncio.run(look())
    assert at.tables.rooms["older"].table.game.content == game.content


def test_a_table_whose_cards_are_lost_says_so_and_can_be_read_by_its_people(at: Served, tmp_path: Path) -> None:
    folder = tmp_path / "lost"
    folder.mkdir()
    text = re.sub(r"(?m)^cost = 2$", "cost = 1", cinderbox.game("radlands").pack_text, count=1)
    (folder / "lost.toml").write_text(text, encoding="utf-8")
    made = kept(at, cinderbox.game("radlands", folder / "lost.toml"), "lost")

    async def look() -> None:
        async with client(at, "lost", "s0") as ann:
            scene = ann.scene
            assert scene["table"]["status"] == "stopped" and "can still be read" in scene["prompt"]
            assert scene["view"] and not scene["actions"]
            await ann.act("end")
            assert "can still be read" in (await ann.expect("refused"))["reason"]

    asyncio.run(look())
    for secret, status in (("nobody", 409), ("s0", 409), ("s0", 409), ("guess", 409), ("s1", 200)):
        answer = at.http.get("/api/tables/lost/record", headers={"Authorization": f"Bearer {secret}"})
        assert answer.status_code == status, "its record stays secret until all its people have asked for it"
    assert len(answer.json()["entries"]) == made.count, "nothing is lost"
    assert at.tables.rooms["lost"].table.seat_of(hashed("s0")) == 0
