"""Fixtures and counters for every test."""

pytest_plugins = ["tests.support.checklist", "tests.support.postgres"]
