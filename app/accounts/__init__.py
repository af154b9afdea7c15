"""People: their names, and how they prove who they are. Knows nothing of HTTP."""
