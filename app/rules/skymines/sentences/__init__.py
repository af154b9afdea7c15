"""Skymines' events told as data: every event has its sentences in one of these modules, or is silent."""
