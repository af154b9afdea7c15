"""Modules of Skymines for tests only; `with_modules` puts this folder beside those of the game."""
