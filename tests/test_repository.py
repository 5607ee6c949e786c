"""What is in the repository fits every machine: no paths of one, no package registry's address."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ("requirements.txt", "requirements-build.txt", "requirements-dev.txt", "requirements-node.txt")
FORBIDDEN = re.compile(
    r"(?<![\w.])/(?:home|Users|root|work|opt|mnt|tmp|var/tmp)/\w"  # a machine's own folders
    r"|[A-Z]:\\Users"
    r"|(?:pypi|npmjs|pythonhosted|yarnpkg)\.(?:org|com)"  # registries
    r"|(?<!emit-)(?:index-url|find-links|--registry)[ =]"
    r"|file://"
)


def tracked() -> Iterator[Path]:
    """The files git knows, or all but hidden ones where there is no git."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0:
        yield from (ROOT / name for name in listed.stdout.split("\0") if name)
    else:
        hidden = (".", "node_modules", "build", "dist")
        yield from (p for p in ROOT.rglob("*") if not any(x.startswith(hidden) for x in p.relative_to(ROOT).parts))


def test_no_file_names_a_machine_or_a_registry() -> None:
    faults = []
    for path in tracked():
        if not path.is_file() or path == Path(__file__).resolve():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if found := FORBIDDEN.search(line):
                faults.append(f"{path.relative_to(ROOT)}:{number}: {found[0]}")
    assert not faults, "\n".join(faults)


DRAWN = {"emblems", "glyphs", "label", "plate"}  # files of the page that hold drawings, which have no words to break at


def test_no_line_of_the_page_is_longer_than_120() -> None:
    """The formatter breaks what it can; comments and texts are broken by hand."""
    page = [path for path in tracked() if path.suffix in {".ts", ".svelte", ".css", ".mjs"} and "web" in path.parts]
    assert len(page) > 100
    faults = []
    for path in page:
        if path.is_file() and path.stem not in DRAWN and ".gen" not in path.suffixes:
            lines = path.read_text(encoding="utf-8").splitlines()
            faults += [f"{path.relative_to(ROOT)}:{n}" for n, line in enumerate(lines, 1) if len(line) > 120]
    assert not faults, "\n".join(faults)


def test_nothing_compiled_lies_in_the_source() -> None:
    assert not [p for p in (ROOT / "src").rglob("*") if p.suffix in {".so", ".pyd", ".c"}]


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_are_pinned_and_hashed(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry
        assert "://" not in entry, entry
