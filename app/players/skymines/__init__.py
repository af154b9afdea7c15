"""Players that know Skymines."""
