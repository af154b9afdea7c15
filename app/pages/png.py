"""SVG as PNG, by resvg."""

import json
import subprocess
import sys

from app.pages.shell import built

FONT_FILE = "Inter_500Medium.ttf"
HEADING_FILE = "Saira_700.ttf"
HEADING_FACE = "Saira Thin"
"""The face of headings, as its file calls itself; letters that it lacks are drawn in `FONT_FILE`."""
RENDER_SCRIPT = """
import json, os, sys, resvg_py
os.nice(10)
sys.stdout.buffer.write(resvg_py.svg_to_bytes(**json.load(sys.stdin.buffer)))
"""
"""resvg keeps Python's lock while it draws, a tenth of a second in which nobody's move would be answered. So it has a
process of its own, which lets others go first."""
RENDER_SECONDS = 20


def png(svg: str, styles: str) -> bytes:
    """The picture in its own size; words are in `FONT_FILE` or, where they ask for it, in `HEADING_FACE`, whatever
    fonts the machine has. Blocks its thread."""
    fonts = {
        "skip_system_fonts": True,
        "font_files": [str(built(name)) for name in (FONT_FILE, HEADING_FILE)],
        "font_family": "Inter",
    }
    given = json.dumps({"svg_string": svg, "style_sheet": styles, **fonts}).encode()
    command = [sys.executable, "-I", "-c", RENDER_SCRIPT]
    return subprocess.run(command, input=given, capture_output=True, check=True, timeout=RENDER_SECONDS).stdout
