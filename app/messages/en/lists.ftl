# How texts are put in a row where it is no list of things: clauses of which each may hold one, and a thing with what is
# said more of it.

list-clause = { $first }; { $more }
list-detail = { $first }, { $more }
# What something is called or counts as, and what it is.
list-label = { $first }: { $more }
# The title of a page, and the site.
list-title = { $title } – { $site }
