"""Choices compared by rounds that are played to their end in imagined deals."""
