"""Tests of the talk at tables."""
