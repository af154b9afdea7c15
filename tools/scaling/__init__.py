"""What so many tables need, reckoned from what the bench has measured: the tables of docs/scaling.md."""
