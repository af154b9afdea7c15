"""What happened, as message keys with typed arguments."""
