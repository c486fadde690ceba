"""Isle of Skye: tiles drawn, priced, bought and laid into a territory. Rules: `seeds/isle_of_skye.en.md`."""
