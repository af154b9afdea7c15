"""Rewrite all examples."""

from app.pages.examples import Examples
from app.pages.skymines.examples import EXAMPLES as OF_SKYMINES
from tools.rule_examples import shackleton
from tools.rule_examples.scripts import SCRIPTS, Script, played, written


def write(examples: Examples, scripts: dict[str, Script]) -> None:
    """The examples of a game, a file each."""
    examples.folder.mkdir(exist_ok=True)
    for path in examples.folder.iterdir():
        path.unlink()
    for section, script in scripts.items():
        (examples.folder / f"{section}.json").write_bytes(written(played(script)))


if __name__ == "__main__":
    write(OF_SKYMINES, SCRIPTS)
    write(shackleton.EXAMPLES, shackleton.SCRIPTS)
