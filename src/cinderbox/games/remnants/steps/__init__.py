"""The questions City of Remnants asks and the instructions its rules are made of."""
