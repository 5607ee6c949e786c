"""The questions of The Pioneers Program, and the instructions its effects are made of."""
