"""What the command line can do, one module a family of commands."""
