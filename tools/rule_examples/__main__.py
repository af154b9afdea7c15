"""Write all examples anew."""

from app.pages.skymines.examples import FOLDER
from tools.rule_examples.scripts import SCRIPTS, played, written

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    for section, script in SCRIPTS.items():
        (FOLDER / f"{section}.json").write_bytes(written(played(script)))
