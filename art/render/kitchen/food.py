"""What lies on the table: bread and butter, radishes, eggs."""

import math

import numpy as np
from scene import add_mesh, fractal_noise, grid_faces, grid_mesh


def _outline(turn, long, wide, seed):
    """A loaf's slice: an oblong with a round back and a flatter foot."""
    c, s = np.cos(turn), np.sin(turn)
    power = 2.5
    reach = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return reach * (1 + 0.05 * fractal_noise(c * 1.4 + seed, s * 1.4 + seed, 3) - 0.06 * np.clip(-s, 0, 1) ** 3), long / 2, wide / 2


def slice_of_bread(scene, crumb, crust, long=17.0, wide=11.4, thick=2.2, seed=3):
    """Lies around the origin; its upper face carries holes, as sourdough has. Gives the heights of that face."""
    random = np.random.RandomState(seed)
    rows, columns = 170, 460
    turn = np.linspace(0, 2 * np.pi, columns)
    share = np.linspace(0, 1, rows)[:, None]
    reach, a, b = _outline(turn, long, wide, seed)
    x, y = share * reach * np.cos(turn) * a, share * reach * np.sin(turn) * b
    holes = np.zeros_like(x)
    for _ in range(330):
        size = 0.07 + 0.42 * random.rand() ** 3.4
        where, out = random.uniform(0, 2 * np.pi), np.sqrt(random.rand()) * 0.95
        px, py = np.cos(where) * out * a, np.sin(where) * out * b
        lean, stretch = random.uniform(0, np.pi), random.uniform(1, 1.9)
        dx, dy = x - px, y - py
        u, v = (dx * np.cos(lean) + dy * np.sin(lean)) / stretch, -dx * np.sin(lean) + dy * np.cos(lean)
        holes = np.maximum(holes, np.sqrt(np.clip(1 - (u**2 + v**2) / size**2, 0, 1)) * min(size, 0.4))
    rim = np.clip((share - 0.965) / 0.035, 0, 1)
    top = thick + 0.10 * fractal_noise(x * 1.1, y * 1.1, 4) - holes * (1 - rim) * 1.3 - 0.16 * rim**2
    face = grid_mesh(scene, "crumb", x, y, top, crumb)
    layer = face.data.attributes.new("depth", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.clip(holes * 2.6 + rim * 0.7, 0, 1).ravel().astype(np.float32))
    up = np.linspace(0, 1, 40)[:, None]
    swell = 1 + 0.02 * np.sin(up * np.pi) + 0.012 * fractal_noise(np.cos(turn) * 5 + seed, np.sin(turn) * 5 + up * 2, 4)
    edge = np.broadcast_to(np.cos(turn), (40, columns)) * a, np.broadcast_to(np.sin(turn), (40, columns)) * b
    wall_top = top[-1] + 0.03
    grid_mesh(scene, "crust", edge[0] * reach * swell, edge[1] * reach * swell, up * wall_top, crust)
    return a, b


def spread(scene, butter, a, b, base=2.2, seed=4, cover=0.93):
    """Butter as a knife leaves it: thick, in strokes that end in ridges, thinner towards its ragged edge. Gives its height at (x, y)."""

    def height(x, y):
        turn = np.arctan2(y / b, x / a)
        out = np.hypot(x / a, y / b)
        edge = cover * (1 + 0.16 * fractal_noise(np.cos(turn) * 2.2 + seed, np.sin(turn) * 2.2, 4))
        inside = np.clip((edge - out) / 0.13, 0, 1)
        body = inside * inside * (3 - 2 * inside)
        # Three strokes of the knife, slanting; each pushes a ridge to its side.
        lean = 0.5 + 0.25 * np.sin(x * 0.25)
        at = y * np.cos(lean) - x * np.sin(lean) * 0.45 + 0.6 * fractal_noise(x * 0.22, y * 0.22, 2)
        stroke = np.mod(at / 2.1 + 0.2, 1)
        ridge = np.exp(-(((stroke - 0.9) / 0.10) ** 2)) * 0.26 + 0.10 * stroke
        fine = 0.03 * fractal_noise(at * 6, x * 0.5, 3) + 0.05 * fractal_noise(x * 0.8 + 3, y * 0.8, 3)
        return base - 0.16 + body * (0.36 + ridge + fine)

    turn, share = np.meshgrid(np.linspace(0, 2 * np.pi, 420), np.linspace(0, 0.96, 170))
    reach = _outline(turn, 2 * a, 2 * b, 3)[0]
    x, y = share * reach * np.cos(turn) * a, share * reach * np.sin(turn) * b
    z = height(x, y)
    grid_mesh(scene, "butter", x, y, z, butter)
    return height


def radish(scene, skin, leaf=None, size=1.25, seed=1, leaves=4, root=2.2):
    """Hangs from its leaves at the origin down the z axis: the crown at nought, the root's thread below."""
    random = np.random.RandomState(seed)
    down = np.linspace(0, 1, 90)[:, None]
    turn = np.linspace(0, 2 * np.pi, 73)
    profile = np.interp(down, [0, 0.02, 0.10, 0.28, 0.45, 0.6, 0.68, 0.74, 0.82, 1], [0.10, 0.3, 0.66, 0.98, 0.95, 0.6, 0.30, 0.13, 0.06, 0.015])
    profile = np.convolve(np.r_[np.full(6, profile[0]), profile.ravel(), np.full(6, profile[-1])], np.hanning(9)[1:-1] / np.hanning(9).sum(), "same")[6:-6][:, None]
    bumps = 1 + 0.04 * fractal_noise(np.cos(turn) * 1.6 + seed, np.sin(turn) * 1.6 + down * 3, 3)
    thin = np.clip((down - 0.72) / 0.28, 0, 1)
    bend = random.uniform(-1, 1, 2) * 0.7
    long = size * 2.0 + root
    x = size * profile * bumps * np.cos(turn) + bend[0] * thin**2 * size
    y = size * profile * bumps * np.sin(turn) + bend[1] * thin**2 * size
    z = -down * long + 0 * turn
    things = [grid_mesh(scene, "radish", x, y, z, skin)]
    layer = things[0].data.attributes.new("root", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.repeat(down, 73, 1).ravel().astype(np.float32) * 1.25)
    if leaf:
        for index in range(leaves):
            things.append(_leaf(scene, leaf, random, 2 * math.pi * index / leaves + random.uniform(-0.5, 0.5), size))
    return things


def _leaf(scene, material, random, direction, size):
    """A radish's leaf: a stalk, then a broad blade with a wavy edge, hanging over."""
    long, wide = random.uniform(9, 13), random.uniform(1.7, 2.4)
    rise, droop = random.uniform(0.75, 1.15), random.uniform(0.5, 1.1)
    t, s = np.meshgrid(np.linspace(0, 1, 110), np.linspace(-1, 1, 31))
    blade = np.clip((t - 0.22) / 0.78, 0, 1)
    half = 0.12 + wide * np.sin(np.clip(blade, 0, 1) ** 0.85 * math.pi) ** 0.7 * (0.55 + 0.5 * blade) * (1 + 0.16 * np.sin(blade * 26 + random.uniform(0, 6)) * np.abs(s))
    bow = rise - (rise + droop) * t**1.3
    step = np.gradient(t, axis=1) * long
    out, up = np.cumsum(np.cos(bow) * step, 1), np.cumsum(np.sin(bow) * step, 1)
    ruffle = 0.30 * blade * fractal_noise(t * 7 + random.uniform(0, 50), s * 1.5, 3) + 0.32 * half * np.abs(s) ** 1.5 * np.where(blade > 0, 1, 0.6)
    side = s * half * 0.92
    c, n = math.cos(direction), math.sin(direction)
    thing = grid_mesh(scene, "leaf", c * (out + 0.2) - n * side, n * (out + 0.2) + c * side, up + ruffle, material)
    ribs = np.exp(-((s / 0.05) ** 2)) + 0.6 * np.exp(-((np.mod(np.abs(s) * 0.9 - t * 9, 1) - 0.5) / 0.07) ** 2) * (blade > 0)
    layer = thing.data.attributes.new("vein", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.clip(ribs, 0, 1).ravel().astype(np.float32))
    return thing


def coin(scene, flesh, radius, thick=0.16, seed=1):
    """A slice of radish, a little bent."""
    random = np.random.RandomState(seed)
    turn = np.linspace(0, 2 * np.pi, 65)
    rings = np.r_[np.linspace(0, 0.96, 26), 0.985, 1.0, 1.0, 0.985, np.linspace(0.96, 0, 6)]
    lift = np.r_[np.full(26, thick), thick * 0.93, thick * 0.72, thick * 0.28, thick * 0.07, np.zeros(6)]
    lean = random.uniform(0, 2 * np.pi)
    uneven = 1 + 0.03 * np.cos(2 * turn + seed) + 0.02 * np.cos(3 * turn + seed * 2)
    x, y = rings[:, None] * np.cos(turn) * radius * uneven, rings[:, None] * np.sin(turn) * radius * uneven
    bend = 0.07 * ((x * math.cos(lean) + y * math.sin(lean)) / radius) ** 2 * radius
    thing = grid_mesh(scene, "coin", x, y, lift[:, None] + bend, flesh)
    rim = np.r_[rings[:27], np.ones(9)]
    layer = thing.data.attributes.new("rim", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.repeat(rim[:, None], 65, 1).ravel().astype(np.float32))
    return thing
