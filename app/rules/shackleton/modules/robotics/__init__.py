"""Space Robotics: Robots stand for metals, and factories form sets. Its rules are reconstructed, not those of its
sheet."""
