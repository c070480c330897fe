"""Salt as it lies in a bowl, on food and in the air: flakes, grains, and what a hand lets fall."""

import numpy as np
from crystals import TRIANGLES, blocks, cluster, flake, hopper
from scene import add_mesh, fractal_noise

KINDS = {"flakes": [(flake, 10), (flake, 10), (cluster, 6), (hopper, 3)], "coarse": [(cluster, 14)], "air": [(flake, 10), (cluster, 6)]}


def crystals(scene, places, sizes, material, kind="flakes", seed=1, lying=0.5, name="salt"):
    """One crystal at each place; `lying` says how much they may be tilted (1.6: anyhow)."""
    random = np.random.RandomState(seed)
    shapes = [grow(random) for grow, count in KINDS[kind] for _ in range(count)]
    bodies = []
    for place, size in zip(places, sizes):
        centres, edges = shapes[random.randint(len(shapes))]
        corners = blocks(centres, edges, random)
        axis = random.randn(3)
        if lying < 1.5:
            axis[2] *= 0.2
        axis /= np.linalg.norm(axis)
        angle = lying * random.randn() if lying < 1.5 else random.uniform(0, 2 * np.pi)
        k = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
        tilt = np.eye(3) + np.sin(angle) * k + (1 - np.cos(angle)) * k @ k
        spin = random.uniform(0, 2 * np.pi)
        turn = np.array([[np.cos(spin), -np.sin(spin), 0], [np.sin(spin), np.cos(spin), 0], [0, 0, 1]])
        body = corners @ (tilt @ turn * size).T
        bodies.append((body - body.reshape(-1, 3).mean(0) + place).reshape(-1, 3))
    corners = np.concatenate(bodies)
    count = len(corners) // 24
    faces = TRIANGLES[None] + np.arange(count)[:, None, None] * 24
    return add_mesh(scene, name, corners, faces.reshape(-1, 3), material, smooth=False)


def sizes_of(random, count, size, spread=0.4):
    return size * np.exp(random.randn(count) * spread)


def heap(radius, high, count, seed, level=0.0):
    """Places on a heap that fills a bowl: dense at its skin."""
    random = np.random.RandomState(seed)
    turn, out = random.rand(count) * 2 * np.pi, np.sqrt(random.rand(count))
    x, y = np.cos(turn) * out * radius, np.sin(turn) * out * radius
    z = level + high * (1 - out**2) + 0.14 * high * fractal_noise(x * 0.8 + seed, y * 0.8, 4) - 0.25 * random.rand(count) ** 2
    return np.stack([x, y, z], -1)


def falling(random, count, start, drop, wide, speed=1.6):
    """Places between the fingers and the food: a thread above that opens below."""
    share = random.rand(count) ** (1 / speed)
    spread = 0.12 + wide * share**1.25
    places = np.empty((count, 3))
    places[:, :2] = np.array(start[:2]) + random.randn(count, 2) * spread[:, None] * 0.5
    places[:, 2] = start[2] - share * drop
    return places
