"""What the training asks of Shackleton Base: no robot goes by it yet (docs/robots.md)."""
