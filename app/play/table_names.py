"""Names of tables: what their hosts call them, so that lists and notices tell one from another."""

from app.problems import Invalid
from app.text.names import BadName, checked

MAX_TABLE_NAME_LENGTH = 40


def checked_table_name(name: str | None) -> str | None:
    """The name without blanks around it; None for none, which blanks are, too. Raises `Invalid` unless it is a name of
    at most 40 characters.
    """
    if name is None or (len(name) <= MAX_TABLE_NAME_LENGTH and not name.strip()):
        return None
    try:
        return checked(name, MAX_TABLE_NAME_LENGTH)
    except BadName as bad:
        raise Invalid("bad-table-name", f"name: {bad}", field="name", most=MAX_TABLE_NAME_LENGTH) from None
