"""What every game shares: values, the state contract, matches, options, outcomes, errors. No game is named here."""
