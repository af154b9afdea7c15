"""Text that people write: which characters it may have, when two texts count as the same, and how it is shown.

The one reading of names and lines for every floor: nothing here knows of users, tables or pages.
"""
