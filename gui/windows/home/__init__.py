"""The home page: go on with a match, begin a new one, and the ways to everything else."""
