"""Tests of app/play."""
