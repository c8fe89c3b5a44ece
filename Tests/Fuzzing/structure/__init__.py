"""The parts of `structures` and `mutants`: generators, mutators, oracles, and the limits of a run."""
