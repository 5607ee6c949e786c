"""`python -m building`: makes the compiled build while somebody plays. See `builds.make_behind`."""

import os

from building import builds, environment


def main() -> None:
    if os.name != "nt":
        os.nice(10)
    environment.ready("requirements-build.txt")
    build = builds.Build()
    if build.make(wait=False):
        builds.use(build)


if __name__ == "__main__":
    main()
