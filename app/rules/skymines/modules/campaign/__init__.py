"""The campaign (p. 24-31): four chapters of one game each, of which nothing is carried over but success points and the
levels of Lunas. A chapter is a game with a log of its own; what is carried stands in the options of the next one.
"""
