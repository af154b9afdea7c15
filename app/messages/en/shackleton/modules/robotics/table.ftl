# Space Robotics at the table.

move-BuildFactory = Take the { $factory }
