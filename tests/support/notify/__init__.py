"""What tests of notices share."""
