#!/usr/bin/env python3
"""Checks everything: lint, format, types, the page, all tests, and again those in which the two builds can differ.

--fast        leave out the compiled build: all tests on the plain one
--deep        all tests on both builds
anything else goes to pytest, as in `python3 check.py --fast -k radlands -x`
"""

import argparse
import os
import shutil
import subprocess
import sys
import time

import setup_env

Row = tuple[str, str, float]  # stage, result, seconds
DIFFER = ("tests/adapters", "tests/kernel", "tests/laws", "tests/test_build.py")  # where compiled code could be another


def main() -> int:
    parser = argparse.ArgumentParser(description="Lint, format, types, tests on both builds; the rest goes to pytest.")
    parser.add_argument("--fast", action="store_true", help="leave out the compiled build")
    parser.add_argument("--deep", action="store_true", help="all tests on both builds")
    options, to_pytest = parser.parse_known_args()

    started = time.monotonic()
    built = setup_env.ready("requirements-dev.txt", package=not options.fast)
    rows: list[Row] = [("set up", "ok", time.monotonic() - started)]

    rows.append(run("ruff check", "ruff", "check", "."))
    rows.append(run("ruff format", "ruff", "format", "--check", "."))
    rows.append(run("mypy", "mypy"))
    rows += page_rows()
    tests = (
        "pytest",
        "-q",
        "-rs",
        "-n",
        "auto",
        "--ignore=tests/browser",
        *to_pytest,
    )  # -rs: what was left out, and why
    compiled = {"CINDERBOX_BUILD": "compiled"}
    pure = {"CINDERBOX_BUILD": "pure", "PYTHONPATH": str(setup_env.ROOT / "src")}
    if options.fast:
        rows.append(("tests, compiled", "left out", 0.0))
    elif built.startswith("compiled"):
        rows.append(run_twice("tests, compiled", *tests, **compiled))
    else:
        rows.append(("tests, compiled", ("FAILED: " if "compile failed" in built else "left out: ") + built, 0.0))
    again = DIFFER if rows[-1][1].startswith("ok") and not options.deep and not to_pytest else ()
    rows.append(run_twice("tests, pure", *tests, *again, **pure))
    if not to_pytest:  # on one build: the browser sees no difference
        build = pure if options.fast or not built.startswith("compiled") else compiled
        rows.append(run_twice("tests, browser", "pytest", "-q", "-rs", "-n", "auto", "tests/browser", **build))

    print()
    for stage, result, seconds in rows:
        print(f"{stage:16} {seconds:7.1f} s  {result}")
    failed = [stage for stage, result, _ in rows if result.startswith("FAILED")]
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'All good.'}")
    return 1 if failed else 0


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
    """Types and unit tests of the browser's page, where there is an npm."""
    path = os.environ.get("PATH", "") + os.pathsep + str(setup_env.BIN)
    npm = shutil.which("npm", path=path)
    if npm is None:
        return [("page", "left out: there is no npm", 0.0)]
    rows: list[Row] = []
    for stage, arguments in (
        ("page, set up", ["ci"]),
        ("page, format", ["run", "formatted"]),
        ("page, types", ["run", "check"]),
        ("page, tests", ["test"]),
    ):
        setup_env.say(stage)
        started = time.monotonic()
        code = subprocess.call(
            [npm, "--silent", *arguments], cwd=setup_env.ROOT / "web", env={**os.environ, "PATH": path}
        )
        rows.append((stage, "ok" if code == 0 else f"FAILED ({code})", time.monotonic() - started))
    return rows


def run(stage: str, module: str, *arguments: str, **settings: str) -> Row:
    """Runs one tool of .venv, its output straight to the terminal."""
    setup_env.say(stage)
    environment = {**os.environ, "PYTHONPATH": "", **settings}
    started = time.monotonic()
    command = [str(setup_env.BIN / "python"), "-m", module, *arguments]
    code = subprocess.call(command, cwd=setup_env.ROOT, env=environment)
    return stage, "ok" if code == 0 else f"FAILED ({code})", time.monotonic() - started


if __name__ == "__main__":
    sys.exit(main())
