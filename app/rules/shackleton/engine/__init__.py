"""The kit's answerer and ledger as rules of Shackleton Base use them, and look-ups in its component set."""
