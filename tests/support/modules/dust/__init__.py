"""Dust: a throw-away module that joins in at the rules in the ways that modules do.

A cloud of dust lies on a sector. In a turn a seat may look for dust, once a round, and then sweeps a little or much of
it: what it swept scores, and the cloud drifts on. How much a seat hopes for is dealt to it in secret.
"""
