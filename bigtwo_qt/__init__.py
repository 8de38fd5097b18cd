"""Big Two for one person against computer opponents."""

__version__ = "0.1.0"
