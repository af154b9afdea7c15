"""REST and websockets: thin. Who is it, what do they want, hand it on, answer in bytes."""
