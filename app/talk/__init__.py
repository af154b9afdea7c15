"""What people say to each other at tables, beside the game and never in its log."""
