"""What the API and the pages share of HTTP."""
