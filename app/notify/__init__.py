"""Notices on their way: what is sent, when and to whom, in which words and by which channel."""
