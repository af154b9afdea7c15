# One's own account: where one is signed in, and how one proves who one is.

account-title = Your account
nobody-title = Nobody is signed in here
nobody-lead = This browser does not know you yet. Host a table or join one, and it will.

sessions-title = Where you are signed in
sessions-lead = Sign out what you no longer use, or do not know. It happens at once; your seats stay yours.
session-here = This browser
session-unknown = An unknown browser
session-seen = Last seen { $when }
session-created = since { $when }
session-end = Sign out
session-end-of = Sign out: { $name }
session-end-others = Sign out everywhere else
session-ended = Signed out.
session-ended-others = Signed out everywhere else.

tokens-title = Tokens for programs
tokens-lead = A robot or script of yours plays or looks in your name with a token of its own. It can do nothing with this account itself.
tokens-none = No program has a token of yours.
tokens-name = What the token is for
tokens-scopes = What it may do
scope-read = Look at what you may see
scope-play = Join tables and make moves
scope-host = Open tables and run them
scopes-of = May: { $scopes }
tokens-make = Make a token
tokens-made = The new token
tokens-made-hint = Copy it now: it is shown this once.
tokens-revoke = Revoke
tokens-revoke-of = Revoke the token { $name }
tokens-revoked = Revoked.
