"""To Mars: structures and astronauts board a ship. Its rules are reconstructed, not those of its sheet."""
