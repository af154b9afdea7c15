"""The command lines that Shackleton Base brings."""
