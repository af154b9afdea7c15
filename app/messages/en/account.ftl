# One's own account: where one is signed in, and how one proves who one is.

account-title = Your account

name-change-title = Your name
name-change-label = What others call you
name-change-hint = Tables that are not over show it as well. Where somebody else there bears it, a number is added to yours.
name-change-do = Change the name
name-changed = Your name is changed.

picture-title = Your picture
picture-lead = Others see it beside your name: at tables, in the talk and among their friends.
picture-motif = What it shows
picture-of-helmet = An astronaut
picture-of-rover = A rover
picture-of-dome = A dome
picture-of-rocket = A rocket
picture-of-dish = A dish
picture-of-flag = A flag
picture-of-crystal = Crystals
picture-of-earth = The Earth
picture-colour = Its colour
picture-in-amber = Amber
picture-in-coral = Coral
picture-in-lilac = Lilac
picture-in-sky = Sky blue
picture-in-mint = Mint
picture-in-silver = Silver
picture-do = Choose this picture
picture-changed = Your picture is changed.

data-title = Your data
data-lead = All that this server keeps of you, in one file.
data-export = Download it
data-delete = Delete this account …
data-delete-what = Your name, address, sessions, tokens and notices are deleted for good. Your seats are shown as departed; the host of a running table can give yours to somebody else. Games and their logs stay whole for the others.
data-delete-current = Password, if you have one
data-delete-do = Delete it for good
data-delete-stay = Keep it

sessions-title = Where you are signed in
sessions-lead = Sign out what you no longer use, or do not know. It happens at once; your seats stay yours.
session-here = This browser
session-unknown = An unknown browser
session-seen = Last seen { $when }
session-seen-now = Used now
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

# --- how one signs in again

ways-title = Signing in again
ways-guest = You are a guest: only this browser knows you. With an address, a password or a second device you keep your seats, whatever becomes of it.
ways-guest-no-mail = You are a guest: only this browser knows you. With a passkey or a second device, both further down on this page, you keep your seats, whatever becomes of it.
ways-mail-title = By a link in your mail
ways-address = E-mail address
ways-address-is = You can have a link sent to { $address } that signs you in.
ways-address-none = With an e-mail address you can have a link sent to you that signs you in. Nobody else sees it.
ways-address-set = Send a link to confirm it
ways-address-pending = Waiting for you to confirm { $address }: open the link that was sent there. It is good once, for 20 minutes.
ways-address-again = Send the link again
ways-address-sent = We have sent a link there. The address is yours once you have opened it.
ways-no-mail = This server sends no mail.
ways-password = Password
ways-password-new = New password
ways-password-hint = At least 8 characters; a few words in a row are good. All your other browsers and programs are signed out.
ways-password-current = Current password
ways-password-current-hint = Not needed if you have just come by a link from your mail.
ways-password-needs-address = You sign in with your e-mail address and the password; confirm an address first.
ways-password-set = Set the password
ways-password-changed = The password is set.
proving-what = Show first that it is you, since this is about how you sign in.
proving-link = A link from your mail will do as well: sign in with one, and come back within 20 minutes.
proving-do = Go on
proving-passkey = Use a passkey
proving-cancel = Cancel
passkeys-title = Passkeys
passkeys-lead = Sign in with your device’s lock: a fingerprint, a face, a PIN. Nothing to remember, and nothing that could be stolen from this server.
passkeys-add = Add a passkey
passkeys-added = The passkey is added.
passkeys-remove = Remove
passkeys-remove-of = Remove the passkey of { $name }
passkeys-removed = The passkey is removed.
passkeys-cancelled = No passkey was used.
sign-in-with-passkey = Sign in with a passkey
code-title = Another device
code-lead = Play on as { $name } on your phone or another computer: open the sign-in page there and type a code, or scan it.
code-make = Show a code
code-label = The code
code-hint = Good once, for five minutes. Whoever has it is you: show it to nobody else.
code-alt = The code as a picture to scan

# --- signing in

sign-in = Sign in
sign-in-title = Sign in
sign-in-lead = Have you played here before, in another browser? Be the same person again, with all your seats. To play for the first time you need no account: just open a table.
sign-in-lead-table = Say who you are, and the table opens at what it asks you.
sign-in-instead = You are { $name } here. If you sign in as somebody else, this browser forgets { $name }: without an address or another device nobody can be { $name } again.
sign-in-address = E-mail address
sign-in-password = Password
sign-in-with-password = Sign in with the password
sign-in-send-link = Send me a link instead
sign-in-link-sent = If somebody signs in with this address, a link is on its way there. It is good once, for 20 minutes.
sign-in-code-title = With a code from another device
sign-in-code = The code that your other device shows
sign-in-code-hint = On the other device, press your name, then “Show a code”.
sign-in-with-code = Sign in with the code
sign-in-link-title = Sign in by this link
sign-in-link-lead = The link from your mail is good once. Press the button, and this browser is signed in.
sign-in-link-do = Sign in
sign-in-code-do-title = Sign in by this code
sign-in-code-do-lead = The code of your other device is good once. Press the button, and this browser is signed in.
sign-in-confirm-title = Confirm your address
sign-in-confirm-lead = Press the button, and this address signs in to the account that the mail names.
sign-in-confirm-do = This is my address
sign-in-confirmed = The address is confirmed. From now on it signs in to the account that the mail names.
sign-in-nothing = This link is not whole. Open it from the mail again, or ask for a new one.
