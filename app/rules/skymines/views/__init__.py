"""The parts of a view: what lies on the table, and what lies before each seat."""
