"""Sizes of words come from the tokens; what does not is counted here, with its reason."""

import re
from collections import Counter
from pathlib import Path

SHEETS = Path(__file__).resolve().parents[2] / "app" / "static" / "css"
LITERAL = re.compile(r"\bfont(?:-size)?: (?:[\w% ]+ )?([\d.]+rem)\b")
"""A size of words in `font-size` or `font`. Those in px are units of a drawing, those in em and % go by the words
around them, those of `clamp()` grow with the window."""
MIN_DIFFERENCE = 1 / 16
"""Of a literal from every token, in rem: a pixel."""

WORDS_OF_PAGES = "between the words of a table and its headings: sentences and names on pages, figures on panels"
NAMES = "headings of parts, names and purses, which are read first; the heading of a whole page is larger"
FIGURES = "figures that are read from afar, and titles"
OTHERS_SHEETS = "a pixel from a token: to be brought to it with the next change of charts and told cards"
LITERALS = {
    "0.78rem": (2, OTHERS_SHEETS),
    "0.95rem": (6, WORDS_OF_PAGES),
    "1rem": (18, WORDS_OF_PAGES),
    "1.05rem": (5, WORDS_OF_PAGES),
    "1.06rem": (4, WORDS_OF_PAGES),
    "1.0625rem": (1, WORDS_OF_PAGES),
    "1.1rem": (9, NAMES),
    "1.125rem": (2, NAMES),
    "1.15rem": (5, NAMES),
    "1.3rem": (1, OTHERS_SHEETS),
    "1.45rem": (1, FIGURES),
    "1.5rem": (3, FIGURES),
    "1.6rem": (1, FIGURES),
    "1.625rem": (2, FIGURES),
    "1.7rem": (2, FIGURES),
    "2.2rem": (1, FIGURES),
    "2.4rem": (1, FIGURES),
}
"""How many rules have a size beside the tokens, and why."""


def literals() -> Counter[str]:
    """How many rules have which size of their own."""
    return Counter(size for path in SHEETS.rglob("*.css") for size in LITERAL.findall(path.read_text("utf-8")))


def test_no_size_of_words_is_added_beside_the_tokens() -> None:
    """Take `--size-s`, `-m`, `-l` or `-xl`, or give the reason above; what has gone goes there too."""
    assert literals() == {size: count for size, (count, _) in LITERALS.items()}


def test_a_size_a_pixel_from_a_token_is_the_token() -> None:
    tokens = re.findall(r"--size-\w+: ([\d.]+)rem;", (SHEETS / "tokens.css").read_text("utf-8"))
    near = {
        size: token
        for size, (_, reason) in LITERALS.items()
        for token in tokens
        if reason != OTHERS_SHEETS and abs(float(size.removesuffix("rem")) - float(token)) <= MIN_DIFFERENCE
    }
    assert near == {}
