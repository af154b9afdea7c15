"""Players who know Shackleton Base."""
