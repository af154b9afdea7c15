"""A generated attack on a running server: requests made from its published document, right ones and wrong ones."""
