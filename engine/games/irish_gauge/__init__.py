"""Irish Gauge: share auctions and a railway map of Ireland. Rules: `seeds/irish_gauge.en.md`."""
