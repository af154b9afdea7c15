"""Names of tables: what their hosts call them, so that lists and notices tell one from another."""

from app.problems import Invalid
from app.text.names import BadName, checked

LONGEST_TABLE_NAME = 40


def checked_table_name(name: str | None) -> str | None:
    """The name without blanks around it; None for none, which blanks are, too. Raises `Invalid` unless it is a name of
    at most 40 characters.
    """
    if name is None or (len(name) <= LONGEST_TABLE_NAME and not name.strip()):
        return None
    try:
        return checked(name, LONGEST_TABLE_NAME)
    except BadName as bad:
        raise Invalid("bad-table-name", f"name: {bad}", field="name", most=LONGEST_TABLE_NAME) from None
