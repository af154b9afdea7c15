# What the rules of Space Robotics refuse.

refused-cannot-build-factory = This factory cannot be taken, or not paid for so.
refused-factory-built = You have a factory of this field already.
refused-no-factories-left = No factory is left on this field.
