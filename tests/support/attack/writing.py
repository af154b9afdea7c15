"""Text that is hard to read: what people could send as a name, a line, a note or somebody to mention. Each generator
draws from a seed, so that a fault can be seen again."""

import json
import unicodedata
from random import Random
from typing import Literal

NAMES = {"Ada": "İpek", "Bob": "محمد علي", "Eve": "Groß"}
"""What the owners of the world are called: names that case, direction and length of folding make hard."""
OTHER_NAMES = (
    "I\u015f\u0131l",
    "ᏣᎳᎩ",
    "\u0391D\u0391",
    "ﬁona",
    "علی‌رضا",
    "मोहन",
    "👩‍🚀",
    "🩷",
    "太郎",
    "ｱﾊﾞ",
    "lan",
    "1an",
)
FORMS: tuple[Literal["NFC", "NFD", "NFKC", "NFKD"], ...] = ("NFC", "NFD", "NFKC", "NFKD")
COMPOSED = ("Ångström", "\u1e69\u0323", "한글", "\u212b", "ǆ", "ﷺ", "①", "\u0958", "\u1f82", "が", "\u2126", "ẛ̣")
TURKISH = ("I", "i", "İ", "\u0131", "i\u0307", "I\u0307", "\u0131\u0307", "İ\u0307")
BIDI = (*"\u061c\u200e\u200f", *"\u202a\u202b\u202c\u202d\u202e", *"\u2066\u2067\u2068\u2069")
"""Marks, embeddings, overrides and isolates of direction, none of them in pairs."""
EMOJI = ("🫩", "🫆", "🪾", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇺🇳", "🇺", "#️⃣", "🧑🏾‍🚒", "\U0001fadc", "\U0001f6d8", "🏳️‍⚧️")
TAGS = ("🏴\U000e0067\U000e0062", "\U000e0041", "\U000e007f", "🏴\U000e007f", "\U000e0001")
SELECTORS = ("\ufe0e", "\ufe0f", "\U000e0100", "\U000e01ef", "\u180b", "\u034f")
HIDDEN = (
    "\u0000",
    "\u0007",
    "\u001b[2J",
    "\u007f",
    "\u0085",
    "\u2028",
    "\ufeff",
    "\u200b",
    "\ufffc",
    "\uffff",
    "\u3164",
    "\ue000",
)
LONE = ("\ud800", "\udfff", "\udc00\ud800", "\ud83d", "\ude00a")
"""Halves of characters, which JSON can name and UTF-8 cannot."""
MARKS = "\u0300\u0301\u0323\u0489\u20dd\u064b\u0e34\u1ab0\U000e0100"
LETTERS = ("a", "\u0627", "क", "ก", "@", " ", "\u200d", "👩")
LONGEST = 6000
"""Longer than any text of people may be."""


class Writing:
    """Draws texts; the kinds of trouble take turns, so that few draws meet each of them."""

    def __init__(self, draw: Random) -> None:
        self._draw = draw
        self._turn = 0
        self._kinds = (
            self._formed,
            self._turkish,
            self._directed,
            self._emoji,
            self._tagged,
            self._selected,
            self._flooded,
            self._hidden,
            self._halved,
            self._mixed,
            self._long,
        )

    def name(self) -> str:
        """A name of some script; that of an owner in one of its cases, or something that is hard to read."""
        if self._draw.random() < 0.4:
            return self.text()[:30]
        name = self._draw.choice([*NAMES.values(), *OTHER_NAMES])
        return self._draw.choice([name, name.upper(), name.lower(), name.swapcase()])

    def text(self) -> str:
        """Something that is hard to read."""
        self._turn += 1
        return self._kinds[self._turn % len(self._kinds)]()

    def line(self) -> str:
        """Something to say that mentions people."""
        return f"{self.text()}@{self.name()} @{self.text()}@{self.name()}"

    def _formed(self) -> str:
        text = self._draw.choice(COMPOSED)
        return "".join(unicodedata.normalize(form, text) for form in self._draw.sample(FORMS, 2))

    def _turkish(self) -> str:
        return "".join(self._draw.choices([*TURKISH, "p", "ek"], k=self._draw.randrange(1, 9)))

    def _directed(self) -> str:
        words = ["Ada", "علي", "12", "@", *self._draw.choices(BIDI, k=3)]
        self._draw.shuffle(words)
        return "".join(words)

    def _emoji(self) -> str:
        return "".join(self._draw.choices([*EMOJI, "\u200d", "🏽"], k=self._draw.randrange(1, 5)))

    def _tagged(self) -> str:
        return "a" * self._draw.randrange(2) + "".join(self._draw.choices(TAGS, k=2))

    def _selected(self) -> str:
        return "".join(self._draw.choice(["a", "❤", "太", ""]) + self._draw.choice(SELECTORS) for _ in range(3))

    def _flooded(self) -> str:
        marks = self._draw.choices(MARKS, k=self._draw.choice([1, 3, 4, 29, 400]))
        return self._draw.choice(LETTERS) + "".join(marks)

    def _hidden(self) -> str:
        return "Ada" * self._draw.randrange(2) + self._draw.choice(HIDDEN) + "b"

    def _halved(self) -> str:
        return "a" * self._draw.randrange(2) + self._draw.choice(LONE)

    def _mixed(self) -> str:
        alphabet = [*COMPOSED, *TURKISH, *BIDI, *EMOJI, *SELECTORS, *MARKS, *LETTERS]
        return "".join(self._draw.choices(alphabet, k=self._draw.randrange(1, 20)))

    def _long(self) -> str:
        return (self._mixed() * LONGEST)[: self._draw.choice([30, 31, 500, 501, 4000, 4001, LONGEST])]


def as_json(body: object) -> bytes:
    """A body with all that is not ASCII as escapes, as lone halves of characters can be sent in no other way."""
    return json.dumps(body).encode("ascii")
