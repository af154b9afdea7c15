"""How long a test waits for another process: it is stopped then, and fails. No machine is so busy."""

PATIENCE_SECONDS = 60.0
