"""Threat cards (p. 30, p. 31): one card lies in the middle of the Belt and strikes all people at the end of the game,
unless somebody deals with it while expanding a company that has a shuttle beside it.
"""
