"""The questions and instructions that the turns and effects of Residuum are made of, a file for each noun."""
