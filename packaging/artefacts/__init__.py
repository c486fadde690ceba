"""The files a person downloads: packages, archives and what describes them."""
