"""Set-up and the flow of rounds: shuttles, turns, maintenance, the end."""
