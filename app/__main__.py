"""`python -m app` and `regolith`."""

import sys

from app.stopping import stopping


def main() -> None:
    """Run the command line; a server can be told to stop before all else is imported."""
    if sys.argv[1:2] != ["serve"]:
        run()
        return
    with stopping.installed(code=0):
        run()


def run() -> None:
    """Import the command line and run it."""
    from app.cli import main as commands

    commands()


if __name__ == "__main__":
    main()
