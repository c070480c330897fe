"""Bowls, plates, boards and knives."""

import numpy as np
from packages.bag import set_uv
from packages.vessels import body_of_rotation
from scene import add_mesh, fractal_noise, grid_faces, grid_mesh


def bowl(scene, material, radius, high, wall=0.45, foot=0.5, uneven=0.012, seed=1):
    """Thrown by hand: a foot, a wall that opens, a rounded lip. Gives the bowl; its inside is a bowl `wall` smaller."""
    t = np.linspace(0, 1, 30)
    rim = radius * (foot + (1 - foot) * np.sin(t * np.pi / 2) ** 0.85)
    outer = np.stack([rim, 0.25 + t**1.55 * (high - 0.25)], -1)
    inner = np.stack([rim - wall * (1 - 0.3 * t), 0.25 + wall + t**1.55 * (high - 0.25 - wall)], -1)[::-1]
    lip = np.array([[radius - wall * 0.1, high + wall * 0.22], [radius - wall * 0.5, high + wall * 0.26]])
    base = [(0.01, 0.1), (radius * foot * 0.8, 0.1), (radius * foot * 0.82, 0), (radius * foot * 0.97, 0), (radius * foot, 0.12)]
    thing = body_of_rotation(scene, "bowl", np.concatenate([base, outer, lip, inner, [(0.01, 0.25 + wall)]]), material)
    return _thrown(thing, uneven, seed)


def _thrown(thing, amount, seed):
    """No wheel runs quite true."""
    count = len(thing.data.vertices)
    places = np.empty(count * 3, np.float32)
    thing.data.vertices.foreach_get("co", places)
    places = places.reshape(-1, 3)
    turn = np.arctan2(places[:, 1], places[:, 0])
    places[:, :2] *= (1 + amount * np.cos(turn * 2 + seed) + amount * fractal_noise(np.cos(turn) * 2 + seed, places[:, 2] * 0.7, 2))[:, None]
    thing.data.vertices.foreach_set("co", places.ravel())
    return thing


def board(scene, material, long, wide, thick=1.9, corner=2.2, edge=0.28):
    """An oblong of wood with rounded corners and softened edges; lies around the origin, its grain along x."""
    outline = []
    for index, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        for angle in np.radians(np.linspace(90 * index, 90 * index + 90, 14)):
            outline.append((sx * (long / 2 - corner) + corner * np.cos(angle), sy * (wide / 2 - corner) + corner * np.sin(angle)))
    outline = np.array([*outline, outline[0]])
    rings = [(1.5, thick, 0.0)]
    rings += [(edge * (1 - np.sin(a)), thick - edge * (1 - np.cos(a)), 0) for a in np.linspace(0, np.pi / 2, 6)]
    rings += [(0, 0.2, 0), (0.2, 0, 0)]
    inward = outline - np.sign(outline) * 0
    normal = np.stack([np.gradient(outline[:, 1]), -np.gradient(outline[:, 0])], -1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    places = [np.c_[inward - normal * inset, np.full(len(outline), up)] for inset, up, _ in rings]
    middle = np.c_[outline * 0.02, np.full(len(outline), thick)]
    places = np.stack([middle, *places])
    thing = add_mesh(scene, "board", places.reshape(-1, 3), grid_faces(len(outline), len(places)), material, smooth=False)
    return thing


def cloth(scene, material, x, y, height, name="cloth"):
    """A cloth as a height over a grid, its UV in centimetres along the grid."""
    thing = grid_mesh(scene, name, x, y, height, material)
    set_uv(thing, np.stack([x, y], -1).reshape(-1, 2))
    return thing


def knife(scene, blade_stuff, handle_stuff):
    """A small butter knife along x, its blade to the left."""
    along, across = np.meshgrid(np.linspace(0, 1, 80), np.linspace(-1, 1, 14))
    wide = 0.95 * np.sqrt(np.clip(1 - (1 - along / 0.55).clip(0) ** 2.4, 0, 1)) * (1 - 0.35 * np.clip((along - 0.55) / 0.45, 0, 1))
    upper = grid_mesh(scene, "blade", (along - 1) * 9.5, across * wide, 0.32 + 0.05 * (1 - across**2), blade_stuff)
    t, a = np.meshgrid(np.linspace(0, 1, 50), np.linspace(0, 2 * np.pi, 33))
    reach = (0.55 + 0.22 * t) * np.sqrt(np.clip(np.minimum(t / 0.03, (1 - t) / 0.05), 0, 1))
    handle = grid_mesh(scene, "handle", t * 9.5 - 0.3, reach * np.cos(a), 0.62 + 0.75 * reach * np.sin(a), handle_stuff)
    return [upper, handle]
