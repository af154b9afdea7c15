"""Modules of Skymines for tests only."""
