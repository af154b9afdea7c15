"""How long browsers keep what they are given, as values of `Cache-Control`."""

FOR_EVER = "public, max-age=31536000, immutable"
"""What never changes at its address."""
ONE_DAY = "public, max-age=86400"
