"""What every outgoing exchange shares: which addresses are public, and name lookups that can be abandoned."""
