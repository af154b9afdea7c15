"""Shackleton Base: three rounds of shuttles, main actions and maintenance in a crater on the Moon, with three of seven
corporations. Everything is open but what is drawn: the decks of projects and the shuttle tiles of later rounds.
"""
