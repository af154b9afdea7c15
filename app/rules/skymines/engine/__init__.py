"""The kit's answerer and ledger as rules of Skymines use them."""
