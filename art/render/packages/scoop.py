"""A wooden scoop, the same beside every package, so that one sees how large the package is. And loose salt."""

import numpy as np
from scene import add_mesh, fractal_noise, grid_faces

LENGTH = 11.0
BOWL_AT, BOWL_LONG, BOWL_WIDE = 0.19, 0.185, 1.75


def _smooth(part):
    part = np.clip(part, 0, 1)
    return part * part * (3 - 2 * part)


def _outline(along):
    """Half of the scoop's width: an oval bowl, then a handle that grows a little towards its round end."""
    bowl = BOWL_WIDE * np.sqrt(np.clip(1 - ((along - BOWL_AT) / BOWL_LONG) ** 2, 0, 1))
    handle = (0.36 + 0.2 * _smooth((along - 0.45) / 0.55)) * np.sqrt(np.clip((1 - along) / 0.03, 0, 1))
    joined = _smooth((along - 0.27) / 0.1)
    return np.maximum(np.sqrt(bowl**2 + (handle * joined) ** 2), 0.012)


def _heights(along, across):
    """The upper and the lower side over the outline; `across` runs from −1 to 1."""
    lengthwise = np.clip(((along - BOWL_AT) / BOWL_LONG) ** 2, 0, 1)
    from_middle = lengthwise + across**2 * (1 - lengthwise)
    hollow = 1.0 * np.sqrt(np.clip(1 - from_middle / 0.8, 0, 1))
    outside = 1.3 * np.sqrt(np.clip(1 - from_middle, 0, 1))
    rim = 1.3
    rod = np.sqrt(np.clip(1 - across**2, 0, 1))
    spine = 1.12 - 0.62 * _smooth((along - 0.35) / 0.65)
    is_handle = _smooth((along - 0.3) / 0.1)
    upper = (rim - hollow) * (1 - is_handle) + (spine + 0.3 * rod) * is_handle
    lower = (rim - outside - 0.04) * (1 - is_handle) + (spine - 0.34 * rod) * is_handle
    return upper, np.minimum(lower, upper - 0.02)


def scoop(scene, wood, salt_stuff, seed=4):
    """Lies along x, its bowl at the left and full of salt; its middle stands over the origin."""
    along = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 260))
    along, across = np.meshgrid(0.005 + along * 0.994, np.sin(np.linspace(-np.pi / 2, np.pi / 2, 64)))
    width = _outline(along)
    upper, lower = _heights(along, across)
    x, y = (along - 0.5) * LENGTH, across * width
    lift = lower.min()
    grid = grid_faces(260, 64)
    top = add_mesh(scene, "scoop", np.stack([x, y, upper - lift], -1).reshape(-1, 3), grid, wood)
    under = add_mesh(scene, "scoop", np.stack([x, y, lower - lift], -1).reshape(-1, 3), grid[:, ::-1], wood)
    sides = [add_mesh(scene, "scoop", *_wall(x[row], y[row], upper[row] - lift, lower[row] - lift), wood) for row in (0, -1)]
    return [top, under, *sides, _heap(scene, salt_stuff, seed, lift)]


def _wall(x, y, high, low):
    count = len(x)
    corners = np.concatenate([np.stack([x, y, high], -1), np.stack([x, y, low], -1)])
    return corners, grid_faces(count, 2)


def _heap(scene, stuff, seed, lift):
    random = np.random.RandomState(seed)
    turn, out = random.rand(5200) * 2 * np.pi, np.sqrt(random.rand(5200)) * 0.86
    along = BOWL_AT + BOWL_LONG * out * np.cos(turn)
    across = out * np.sin(turn)
    mound = 1.2 - lift + 0.5 * (1 - (out / 0.86) ** 2) + 0.1 * fractal_noise(along * 30, across * 4)
    mound -= 0.3 * random.rand(5200) ** 2
    upper, _ = _heights(along, across * BOWL_WIDE / _outline(along))
    places = np.stack([(along - 0.5) * LENGTH, across * BOWL_WIDE, np.maximum(mound, upper - lift + 0.04)], -1)
    return grains(scene, places, 0.12, stuff, random)


def grains(scene, places, size, stuff, random):
    """Crystals: cubes of uneven edges, turned anyhow."""
    count = len(places)
    cube = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float32)
    sides = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    edges = size * 0.5 * (0.55 + 0.75 * random.rand(count, 1, 1) ** 1.5) * (0.65 + 0.7 * random.rand(count, 1, 3))
    bodies = cube[None] * edges * (1 + 0.16 * random.randn(count, 8, 1))
    turns, _ = np.linalg.qr(random.randn(count, 3, 3))
    corners = np.einsum("nij,nkj->nki", turns, bodies) + places[:, None]
    faces = sides[None] + np.arange(count)[:, None, None] * 8
    return add_mesh(scene, "grains", corners.reshape(-1, 3), faces.reshape(-1, 4), stuff, smooth=False)
