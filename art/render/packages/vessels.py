"""The jar and the box."""

import numpy as np
from packages.bag import set_uv
from packages.scoop import grains
from scene import add_mesh, fractal_noise, grid_faces

AROUND = 192


def body_of_rotation(scene, name, profile, material, closed=True):
    """A body of rotation; the profile is (radius, height) from below."""
    profile = np.asarray(profile, float)
    turn = np.linspace(0, 2 * np.pi, AROUND + 1)
    radius, high = profile[:, :1], np.repeat(profile[:, 1:], AROUND + 1, 1)
    corners = np.stack([radius * np.cos(turn), radius * np.sin(turn), high], -1)
    return add_mesh(scene, name, corners.reshape(-1, 3), grid_faces(AROUND + 1, len(profile)), material)


def _arc(middle, radius, start, end, count=14):
    angles = np.radians(np.linspace(start, end, count))
    return [(middle[0] + radius * np.cos(a), middle[1] + radius * np.sin(a)) for a in angles]


def jar(scene, glass, inner_glass, salt_stuff, cork_stuff, label_stuff, radius=3.7, high=7.9):
    """Fine salt behind glass, a cork, and a paper label of 5.8 × 5.6 cm around the front."""
    neck = radius * 0.84
    shoulder = _arc((radius - 0.9, high - 1.5), 0.9, 0, 62)
    outer = [(0.01, 0.12), (radius - 0.9, 0.1), *_arc((radius - 0.5, 0.5), 0.5, -90, 0), *shoulder]
    outer += [(neck, high - 0.55), *_arc((neck - 0.02, high - 0.22), 0.22, -60, 90), (neck - 0.2, high - 0.02)]
    inner = [(0.01, 0.55), *_arc((radius - 0.85, 0.95), 0.6, -90, 0), *_arc((radius - 1.1, high - 1.55), 0.85, 0, 62), (neck - 0.22, high)]
    plug = [(0.01, high - 0.7), (neck - 0.3, high - 0.7), (neck - 0.24, high + 0.02)]
    lid = [*_arc((neck + 0.12, high + 0.17), 0.13, -90, 0, 6), *_arc((neck + 0.0, high + 1.32), 0.25, 0, 90, 8), (0.01, high + 1.57)]
    things = [
        body_of_rotation(scene, "glass", outer, glass),
        body_of_rotation(scene, "glass", inner, inner_glass),
        body_of_rotation(scene, "cork", plug + lid, cork_stuff),
        *_fine_salt(scene, radius - 0.32, 0.62, high - 1.6, salt_stuff),
        _label(scene, radius + 0.015, 0.95, label_stuff),
    ]
    return things


def _fine_salt(scene, radius, low, high, stuff):
    random = np.random.RandomState(11)
    body = [(0.01, low), (radius - 0.3, low), *_arc((radius - 0.38, low + 0.32), 0.3, -90, 0, 6), (radius - 0.08, high - 0.1), (0.01, high)]
    count = 24000
    turn, up = random.rand(count) * 2 * np.pi, random.rand(count)
    wall = radius - 0.03 - 0.09 * random.rand(count) ** 1.5 - 0.35 * np.clip(1 - up * 14, 0, 1) ** 2
    surface = high + 0.16 * fractal_noise(2 + np.cos(turn) * 1.4, 2 + np.sin(turn) * 1.4, 3)
    shell = np.stack([wall * np.cos(turn), wall * np.sin(turn), low + up * (surface - low)], -1)
    turn, out = random.rand(9000) * 2 * np.pi, np.sqrt(random.rand(9000)) * (radius - 0.05)
    level = high + 0.16 * fractal_noise(2 + np.cos(turn) * out / radius * 1.4, 2 + np.sin(turn) * out / radius * 1.4, 3)
    cover = np.stack([out * np.cos(turn), out * np.sin(turn), level - 0.06 * random.rand(9000)], -1)
    return [body_of_rotation(scene, "salt", body, stuff), grains(scene, np.concatenate([shell, cover]), 0.1, stuff, random)]


def _label(scene, radius, bottom, stuff, width=5.8, height=5.6):
    along, up = np.meshgrid(np.linspace(0, width, 120), np.linspace(0, height, 40))
    angle = (along - width / 2) / radius - np.pi / 2
    corners = np.stack([radius * np.cos(angle), radius * np.sin(angle), bottom + up], -1)
    label = add_mesh(scene, "label", corners.reshape(-1, 3), grid_faces(120, 40), stuff)
    set_uv(label, np.stack([along, up], -1).reshape(-1, 2))
    return label


def box(scene, board, edge_stuff, width=8.8, depth=5.6, high=13.2, corner=0.12):
    """Folded board; UV in centimetres from the front's left edge on around to the right."""
    half = np.array([width / 2 - corner, depth / 2 - corner])
    outline = []
    for index, (sx, sy) in enumerate([(-1, -1), (1, -1), (1, 1), (-1, 1)]):
        outline += _arc(half * (sx, sy), corner, 180 + 90 * index, 270 + 90 * index, 7)
    outline = np.array(outline)
    finer = []
    for start, end in zip(outline, np.roll(outline, -1, 0)):
        steps = 24 if np.hypot(*(end - start)) > 1 else 1
        finer += [start + (end - start) * t for t in np.linspace(0, 1, steps, endpoint=False)]
    ring = np.array([*finer, finer[0]])
    walked = np.r_[0, np.cumsum(np.hypot(*np.diff(ring, axis=0).T))]
    heights = np.r_[0, 0.05, np.linspace(0.12, high - 0.12, 30), high - 0.04, high]
    inset = np.r_[0.06, 0.012, np.zeros(30), 0.015, 0.06]
    # A full box bulges by a hair's breadth.
    bulge = 0.11 * np.sin(np.pi * np.clip(heights / high, 0, 1))
    along_x, along_y = (np.cos(np.pi * np.clip(ring[:, axis] / side, -0.5, 0.5)) for axis, side in ((0, width), (1, depth)))
    x = ring[None, :, 0] * (1 - inset[:, None] / (width / 2)) + np.sign(ring[:, 0]) * bulge[:, None] * along_y * (np.abs(ring[:, 0]) > half[0])
    y = ring[None, :, 1] * (1 - inset[:, None] / (depth / 2)) + np.sign(ring[:, 1]) * bulge[:, None] * along_x * (np.abs(ring[:, 1]) > half[1])
    z = np.repeat(heights[:, None], len(ring), 1)
    walls = add_mesh(scene, "box", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(len(ring), len(heights)), board)
    along, up = np.meshgrid(walked, heights)
    set_uv(walls, np.stack([along, up], -1).reshape(-1, 2))
    return [walls, *_flaps(scene, half + corner, high, edge_stuff)]


def _flaps(scene, half, high, stuff):
    """The lid, tucked in at the front: a hair's breadth of shadow lies between it and the wall."""
    wide, deep = half - (0.07, 0.03)
    top, under = high + 0.015, high - 0.05
    flat = [(-wide, -deep, top), (wide, -deep, top), (wide, half[1] - 0.05, top), (-wide, half[1] - 0.05, top)]
    dark = [(-half[0] + 0.05, -half[1] + 0.05, under), (half[0] - 0.05, -half[1] + 0.05, under)]
    dark += [(half[0] - 0.05, half[1] - 0.05, under), (-half[0] + 0.05, half[1] - 0.05, under)]
    return [add_mesh(scene, "lid", corners, [(0, 1, 2, 3)], stuff, smooth=False) for corners in (flat, dark)]
