"""What a number of tables needs, calculated from what the bench has measured: the tables of docs/scaling.md."""
