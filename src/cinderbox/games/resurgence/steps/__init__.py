"""The questions and instructions that the rounds and effects of Resurgence are made of, a file for each noun."""
