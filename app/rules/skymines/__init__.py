"""Skymines, one game of the registry."""
