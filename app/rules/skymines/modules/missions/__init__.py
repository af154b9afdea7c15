"""Mission cards (p. 25): tasks that people claim in their own turns for CrypCoin and one-time markers; a player who
has claimed all three of a card has a bonus space of their own.
"""
