"""These tests are collected only where the modules for tests are there."""

import sys

collect_ignore_glob = [] if "tests.support.with_modules" in sys.modules else ["test_*.py"]
