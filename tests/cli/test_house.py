"""A house is backed up, restored and moved by commands."""

from cinderbox.store.store import Store
from tests.store.test_store import kept_game


def test_a_house_goes_into_a_file_and_back(cinderbox_, tmp_path) -> None:
    store = Store("tables.db")
    kept_game(store, 10)
    store.close()
    assert "1 tables with 11 entries are in kept.db" in cinderbox_("backup", "kept.db", "--database", "tables.db").out
    assert "restored" in cinderbox_("restore", "kept.db", "--database", "new.db").out
    assert "copied" in cinderbox_("move", "new.db", "newer.db").out
    for arguments in (
        ("backup", "kept.db", "--database", "new.db"),
        ("restore", "no.db"),
        ("move", "new.db", "new.db"),
    ):
        said = cinderbox_(*arguments)
        assert said.code == 2 and said.err.startswith("cinderbox: ") and said.err.count("\n") == 1
    said = cinderbox_("restore", "kept.db", "--database", "new.db")
    assert said.code == 2 and "--replace" in said.err
    assert cinderbox_("restore", "kept.db", "--database", "new.db", "--replace").code == 0
