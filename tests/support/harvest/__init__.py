"""Harvest: a small game as "How do I add a game" (docs/architecture.md) describes one, with one of everything: typed
views, options with two modules, an automa of two levels, hidden hands, tie-breaks, no rounds.

Everybody holds a hidden hand of crops and takes turns: sow one of them, open, until all hands are empty. Crops count
what is printed on them. Of equal totals the one with more kinds of crops wins, then the one with the highest crop; who
is equal in that, too, shares the victory.

Modules: with a "market" one may first exchange a crop in hand for the open one; "rows" pays for a kind that one has
twice. The Crow sows by itself: the young one its lowest crop, the old one its highest.
"""
