"""The drawings of things, made of solids under one sun: `python -m tools.art` writes them to app/static/art."""

from pathlib import Path

ART = Path(__file__).resolve().parents[2] / "app" / "static" / "art"
"""Where drawings are kept. What is there is what this package draws; a test compares them."""
