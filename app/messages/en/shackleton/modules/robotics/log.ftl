# What is told of Space Robotics.

log-factory-built = { $seat } takes the { $factory }.
    .deed = Takes the { $factory }.
