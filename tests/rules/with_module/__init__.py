"""Tests run by tests/rules/test_modules.py in a process whose Skymines has the module `dust`."""
