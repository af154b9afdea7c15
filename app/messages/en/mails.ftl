# Mails about signing in. What notices say is not here.

mail-sign-in-subject = Sign in to Regolith
mail-sign-in-text = Hello { $name },

    open this link and press the button there to sign in:

    { $link }

    It is good once, for { $minutes } minutes. If you did not ask for it, do nothing: nobody can sign in without it.

    Regolith, { $site }
# Shown instead of a name that is more than a name, in mails to addresses that nobody has confirmed.
mail-a-guest = a guest
mail-moved-subject = Another address for your account at Regolith
mail-moved-text = Hello,

    the player { $name } signs in with another address from now on, and no longer with this one.

    If that was you, all is well. If not, somebody was at a browser of yours: sign in where you still can, look at your account, and ask the operator of this server for help.

    Regolith, { $site }
mail-confirm-subject = Confirm your address for Regolith
mail-confirm-text = Hello,

    somebody who plays as { $name } wants to sign in with this address. If that is you, open this link and press the button there:

    { $link }

    It is good once, for { $minutes } minutes. If it is not you, do nothing.

    Regolith, { $site }
