"""The events of Shackleton Base told as data: every event of the base has its sentences here, or is silent."""
