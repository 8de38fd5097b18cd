"""Trained parameters of the players."""
