"""What so many tables need, calculated from what the bench has measured: the tables of docs/scaling.md."""
