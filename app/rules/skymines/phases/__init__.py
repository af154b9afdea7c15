"""Set-up and the flow of the rounds: planning, action, preparation."""
