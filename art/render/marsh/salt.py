"""Heaps of coarse salt, as the rake and the wheelbarrow leave them."""

import numpy as np

from scene import fractal_noise, grid_mesh, new_material

from .sky import misted


def add_heaps(scene, marsh, places):
    """Each place is (x, y, radius); the seed is its turn, so that no two heaps are alike."""
    material = salt()
    for seed, (x, y, radius) in enumerate(places):
        far = np.hypot(x, y)
        detail = 700 if far < 16 else 360 if far < 40 else 90
        add_heap(scene, marsh, (x, y), radius, seed * 3.1, detail, material)


def add_heap(scene, marsh, centre, radius, seed, detail, material):
    """A cone at the angle that wet salt keeps; its foot runs out into crumbs on the clay."""
    right, ahead = np.meshgrid(*[np.linspace(-1.3, 1.3, detail) * radius] * 2)
    x, y = centre[0] + right, centre[1] + ahead
    angle, reach = np.arctan2(ahead, right), np.hypot(right, ahead) / radius
    uneven = 1 + 0.09 * fractal_noise(np.cos(angle) * 1.2 + seed + 5, np.sin(angle) * 1.2 + seed * 0.7 + 5, 3)
    out = reach / uneven
    inside = np.minimum(out, 1)
    tall = 0.74 * radius
    # The foot is where the straight flank ends; only the tip is worn.
    cone = 1.05 - np.sqrt(inside**2 + 0.004) - 0.05 * inside
    sagging = 0.035 * np.sin(inside * np.pi)
    lumps = 0.085 * fractal_noise(x * 2.6 + seed, y * 2.6, 4, 0.55) * np.clip(out * 2, 0.2, 1)
    turn = np.stack([np.cos(angle), np.sin(angle)]) * 4
    runnels = 0.04 * fractal_noise(turn[0] + seed * 11, turn[1] + seed, 4) * np.sin(inside * np.pi)
    crumbs = 0.020 * fractal_noise(x * 14, y * 14, 5, 0.75)
    foot = 0.012 - 0.065 * np.clip((out - 0.97) / 0.2, 0, 4)
    level = smooth_ground(marsh, centre)
    ground = np.where(out < 1.02, level, np.minimum(marsh.height(x, y), level + 0.05))
    z = ground + tall * (cone - sagging + lumps + runnels) * (out < 1) + crumbs + foot
    z += 0.025 * fractal_noise(x * 7 + 3, y * 7, 3) * np.clip(out - 0.85, 0, 0.3) / 0.3
    grid_mesh(scene, "heap", x, y, z, material)


def smooth_ground(marsh, centre):
    return float(marsh.height(np.array([centre[0]]), np.array([centre[1]]))[0])


def salt():
    material, nodes = new_material("salt")
    position = nodes("NewGeometry").outputs["Position"]
    lumps = nodes("TexNoise", {"Vector": position, "Scale": 34.0, "Detail": 6.0, "Roughness": 0.7}).outputs["Fac"]
    crystals = nodes("TexVoronoi", {"Vector": position, "Scale": 95.0}).outputs["Distance"]
    bump = nodes("Bump", {"Height": lumps, "Distance": 0.035, "Strength": 0.6}).outputs[0]
    bump = nodes("Bump", {"Height": crystals, "Distance": 0.010, "Strength": 0.6, "Normal": bump}).outputs[0]
    damp = nodes("TexNoise", {"Vector": position, "Scale": 1.7, "Detail": 4.0}).outputs["Fac"]
    skin = nodes("BsdfPrincipled", {
        "Base Color": nodes.ramp(damp, [(0.35, 0.72), (0.6, 0.90)]), "Roughness": 0.5, "Specular": 0.45, "Normal": bump,
    }).outputs[0]
    inside = nodes("BsdfTranslucent", {0: (0.9, 0.9, 0.9, 1)}).outputs[0]
    nodes.end(misted(nodes, nodes.mix(0.18, skin, inside)))
    return material
