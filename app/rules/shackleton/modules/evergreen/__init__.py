"""Evergreen Farms: Plants are put into farms in the crater. Its rules are reconstructed, not those of its sheet."""
