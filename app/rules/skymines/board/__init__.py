"""What the state of the board comes to: totals, prices, requirements, scores. Read by every action."""
