"""A slow and plain reading of RULES.md, sharing nothing with the rules core that it judges.

Cards are their texts ("9s"), hands and plays sorted tuples of texts, options a dict from JSON
names to JSON values, events the dicts of RECORD.md. Where the core looks things up, the referee
counts and compares; where the core generates, the referee tries every subset.
"""
