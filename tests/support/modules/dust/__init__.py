"""Dust: a throw-away module that uses every way in which a module can join in.

A cloud of dust lies on a sector and moves each round; while it lies on a low sector, cards cost more. In a turn a seat
may look for dust, and then sweeps a little or much of it: what it swept scores. How much is worth most only the seat
itself knows.
"""
