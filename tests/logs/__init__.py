"""Games recorded by former versions; see README.md."""
