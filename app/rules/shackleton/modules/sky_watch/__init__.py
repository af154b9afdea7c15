"""Sky Watch: an asteroid is tracked and warded off. Its rules are reconstructed, not those of its sheet."""
