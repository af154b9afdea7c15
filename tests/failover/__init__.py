"""Tests of `make failover` itself: that it would see what it looks for."""
