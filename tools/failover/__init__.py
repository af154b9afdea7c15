"""`make failover`: the server on a database of three Postgres under Patroni, whose leader fails again and again."""
