"""What tests of every registered game share."""
