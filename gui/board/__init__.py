"""What every board shares: the scene, items, drag, keyboard, highlights, camera, pixmaps, animation, sentences."""
