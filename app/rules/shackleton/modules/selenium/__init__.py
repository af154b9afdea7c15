"""Selenium Research: samples of three types are returned for experiments. Its rules are reconstructed, not those of its
sheet."""
