"""REST and websockets. This layer is thin: it finds out who calls and what they want, hands it on, answers in bytes."""
