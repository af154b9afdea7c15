"""Shackleton Base in tests: rules with plain corporations, and positions to play from."""
