"""The Pioneers Program: a town-building game of drafting, attacks and raids for three to six."""
