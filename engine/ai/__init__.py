"""Computer players: the contract, and the process they think in. No Qt."""
