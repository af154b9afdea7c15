"""Tests of the embedded Postgres, with real servers."""
