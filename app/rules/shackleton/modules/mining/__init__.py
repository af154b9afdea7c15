"""Moon Mining: Helium3 and other metals are shipped to Earth. Its rules are reconstructed, not those of its sheet."""
