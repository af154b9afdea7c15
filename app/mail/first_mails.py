"""First mails: to addresses that nobody has confirmed yet, which may be a stranger's.

Each is counted before it can be written, and shows nothing of its sender's choice but a name.
"""

import re
import unicodedata

from msgspec import Struct

from app.mail.addresses import checked_address, same_address
from app.messages.speaker import Speaker
from app.problems import Clash

_WORD = r"[^\W\d_](?:['’-]?[^\W\d_])*\.?"
_NAME = re.compile(rf"{_WORD}(?: {_WORD}){{0,2}}(?: [0-9]{{1,3}})?")
"""Up to three words of letters, and a small number as is put behind names that are taken."""


class FirstMail(Struct, frozen=True):
    """The permit for one mail to an address that nobody has confirmed; made by `Limits.first_mail` alone, which counts
    it.
    """

    address: str


def mailbox_of(address: str) -> str:
    """What spellings of one mailbox have in common, for counting: case, a "+tag" and dots before the host aside. Raises
    `Invalid` for what is no address."""
    name, _, host = same_address(checked_address(address)).rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def name_for_strangers(speaker: Speaker, name: str) -> str:
    """A sender's name as a first mail may show it: as it is where it is no more than a name, else "a guest"."""
    # Marks belong to the letters before them.
    letters = "".join(
        item for item in unicodedata.normalize("NFC", name) if not unicodedata.category(item).startswith("M")
    )
    return name if _NAME.fullmatch(letters) else speaker.say("mail-a-guest")


def mail_still_good(address: str) -> Clash:
    """The problem of asking for another mail while the link of the former one is good."""
    return Clash("mail-still-good", "A mail was sent there already, and its link is still good.", address=address)
