"""A worth of positions that is corrected by what was learned from games."""
