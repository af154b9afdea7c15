"""The components that simulated games count."""

Use = tuple[str, str]
"""A component: its kind and its id."""
