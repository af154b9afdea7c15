"""The worth of Shackleton Base that games have corrected, and the robot that plays by it."""
