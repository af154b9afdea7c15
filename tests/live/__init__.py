"""Tests of app/live."""
