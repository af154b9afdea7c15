"""E-mail: messages made, addresses checked, the way to the operator's SMTP server. What they say is said elsewhere."""
