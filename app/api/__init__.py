"""REST and websockets: thin. Find out who calls and what they want, hand it on, answer in bytes."""
