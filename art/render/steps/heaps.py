"""Heaps of salt that stand far off, each a little different."""

import numpy as np
from scene import add_mesh, fractal_noise, grid_faces


def add_far_heap(scene, x, y, foot, size, seed, material):
    around, out = np.meshgrid(np.linspace(0, 2 * np.pi, 160), np.linspace(0, 1, 80))
    reach = out * size * (1 + 0.10 * fractal_noise(np.cos(around) * 1.3 + seed, np.sin(around) * 1.3, 3))
    px, py = x + reach * np.cos(around), y + reach * np.sin(around)
    z = foot + size * 0.85 * (np.sqrt((1 - out) ** 2 + 0.006) - 0.077 - 0.08 * np.sin(out * np.pi))
    z += 0.05 * fractal_noise(px * 4 + seed, py * 4, 5, 0.6) * (0.3 + out)
    add_mesh(scene, "far heap", np.stack([px, py, z], -1).reshape(-1, 3), grid_faces(160, 80), material)
