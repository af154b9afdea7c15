"""Pictures that chats and letters show."""

MAX_BYTES = 600_000
"""Larger ones some messengers leave out."""
