#!/usr/bin/env python3
"""Checks everything: lint, format, types, the page, all tests, and again those in which the two builds can differ.

--fast        leave out the compiled build: all tests on the plain one
--deep        all tests on both builds, the laws with every set of options
anything else goes to pytest, as in `python3 check.py --fast -k radlands -x`
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable

from building import builds, environment
from building.environment import BIN, ROOT, say
from building.page import Page, npm

Row = tuple[str, str, float]  # stage, result, seconds
DIFFER = ("tests/adapters", "tests/kernel", "tests/laws", "tests/test_build.py")  # where compiled code could be another


def main() -> int:
    parser = argparse.ArgumentParser(description="Lint, format, types, tests on both builds; the rest goes to pytest.")
    parser.add_argument("--fast", action="store_true", help="leave out the compiled build")
    parser.add_argument("--deep", action="store_true", help="all tests on both builds, laws with all options")
    options, to_pytest = parser.parse_known_args()
    if options.deep:
        os.environ["CINDERBOX_DEEP"] = "1"

    started = time.monotonic()
    node = () if npm() or options.fast else ("requirements-node.txt",)
    rows = [timed("packages", lambda: environment.ready("requirements-dev.txt", *node))]
    rows.append(run("ruff check", "ruff", "check", "."))
    rows.append(run("ruff format", "ruff", "format", "--check", "."))
    rows.append(run("mypy", "mypy"))
    if not to_pytest:
        rows += page_rows()
    if not options.fast:
        rows.append(timed("page, build", builds.make_page))
    build = builds.Build()
    if not options.fast:
        rows.append(timed("compile", lambda: make(build)))
    quick = ("-q", "-rs", "-n", "auto", "--dist", "worksteal")  # neighbours in one process: they share a server
    tests = ("pytest", *quick, "--ignore=tests/browser", *to_pytest)
    compiled = {"CINDERBOX_BUILD": "compiled", "PYTHONPATH": str(build.home)}
    pure = {"CINDERBOX_BUILD": "pure", "PYTHONPATH": str(builds.PLAIN)}
    if options.fast:
        rows.append(("tests, compiled", "left out", 0.0))
    elif build.home != builds.PLAIN:
        rows.append(run_twice("tests, compiled", *tests, **compiled))
    else:
        why = build.why_not() or "compile failed, as the sources were changed on the way"
        rows.append(("tests, compiled", ("FAILED: " if "failed" in why else "left out: ") + why, 0.0))
    again = DIFFER if rows[-1][1].startswith("ok") and not options.deep and not to_pytest else ()
    rows.append(run_twice("tests, pure", *tests, *again, **pure))
    if not to_pytest:  # on one build: the browser sees no difference
        one = pure if options.fast or build.home == builds.PLAIN else compiled
        rows.append(run_twice("tests, browser", "pytest", *quick, "tests/browser", **one))

    print()
    for stage, result, seconds in [*rows, ("together", "", time.monotonic() - started)]:
        print(f"{stage:16} {seconds:7.1f} s  {result}")
    failed = [stage for stage, result, _ in rows if result.startswith("FAILED")]
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'All good.'}")
    return 1 if failed else 0


def make(build: builds.Build) -> None:
    build.make()
    builds.use(build)


def run_twice(stage: str, *tests: str, **build: str) -> Row:
    """Runs tests; what failed is tried once more, one by one, and the summary says so.

    Servers that are killed and browsers on a busy machine can stumble; a broken rule fails twice.
    """
    _, result, seconds = run(stage, *tests, **build)
    if result == "ok":
        return stage, result, seconds
    once_more = ("-n", "0", "-x", "--last-failed", "--last-failed-no-failures", "none")
    again = run(f"{stage}, once more", *tests, *once_more, **build)
    return stage, "ok, but some only at the second try" if again[1] == "ok" else again[1], seconds + again[2]


def page_rows() -> list[Row]:
    """Packages, format, types and unit tests of the browser's page, where there is an npm."""
    if not npm():
        return [("page", "left out: there is no npm", 0.0)]
    page = Page()
    return [
        timed("page, packages", page.fetch_packages),
        timed("page, format", lambda: page.npm("run", "formatted", show=True)),
        timed("page, types", lambda: page.npm("run", "check", show=True)),
        timed("page, types of the wire", lambda: page.npm("run", "types", "--", "--check", show=True)),
        timed("page, tests", lambda: page.npm("test", show=True)),
    ]


def timed(stage: str, work: Callable[[], object]) -> Row:
    """Does something of our own."""
    say(stage)
    started = time.monotonic()
    try:
        work()
        result = "ok"
    except RuntimeError as error:
        result = f"FAILED: {error}"
    return stage, result, time.monotonic() - started


def run(stage: str, module: str, *arguments: str, **settings: str) -> Row:
    """Runs one tool of .venv, its output straight to the terminal."""
    say(stage)
    environment = {**os.environ, "PYTHONPATH": "", **settings}
    started = time.monotonic()
    command = [str(BIN / "python"), "-m", module, *arguments]
    code = subprocess.call(command, cwd=ROOT, env=environment)
    return stage, "ok" if code == 0 else f"FAILED ({code})", time.monotonic() - started


if __name__ == "__main__":
    sys.exit(main())
