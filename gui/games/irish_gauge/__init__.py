"""Irish Gauge in the window."""
