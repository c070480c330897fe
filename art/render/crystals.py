"""Fleur de sel, built as salt builds itself: out of small upright blocks that all stand in one crystal's directions."""

import numpy as np

# A block with its edges taken off: every corner three times, drawn in along two of its three directions.
_SIGNS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)


def _triangles():
    index = {tuple(sign): number for number, sign in enumerate(_SIGNS.astype(int))}
    faces = [[3 * corner, 3 * corner + 1, 3 * corner + 2] for corner in range(8)]
    for axis in range(3):
        one, other = [a for a in range(3) if a != axis]

        def corner(first, second, third, keep, axes=(axis, one, other)):
            sign = [0, 0, 0]
            sign[axes[0]], sign[axes[1]], sign[axes[2]] = first, second, third
            return 3 * index[tuple(sign)] + keep

        for side in (-1, 1):
            around = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            a, b, c, d = (corner(side, p, q, axis) for p, q in around)
            faces += [[a, b, c], [a, c, d]]
        for p, q in [(-1, -1), (1, -1), (1, 1), (-1, 1)]:
            a, b = corner(-1, p, q, one), corner(1, p, q, one)
            c, d = corner(1, p, q, other), corner(-1, p, q, other)
            faces += [[a, b, c], [a, c, d]]
    return np.array(faces)


TRIANGLES = _triangles()


def blocks(centres, sizes, random, edge=0.16, uneven=0.05):
    """Corners of many blocks, 24 each, and their triangles; no face is quite flat."""
    centres, sizes = np.asarray(centres, float), np.asarray(sizes, float)
    half = sizes / 2
    drawn_in = half - edge * sizes.min(1, keepdims=True)
    corners = np.empty((len(centres), 8, 3, 3))
    for keep in range(3):
        reach = drawn_in.copy()
        reach[:, keep] = half[:, keep]
        corners[:, :, keep] = _SIGNS[None] * reach[:, None]
    corners += random.uniform(-uneven, uneven, corners.shape) * sizes.min(1)[:, None, None, None]
    return corners.reshape(len(centres), 24, 3) + centres[:, None]


def flake(random):
    """A thin sheet grown in steps: blocks beside and half upon one another, with a broken outline."""
    first = (random.uniform(0.5, 0.9), random.uniform(0.4, 0.8), random.uniform(0.05, 0.11))
    centres, sizes = [np.zeros(3)], [np.array(first)]
    for _ in range(random.randint(9, 30)):
        parent = random.randint(len(centres))
        long = sizes[parent][0] * random.uniform(0.25, 0.75)
        size = np.array([long, long * random.uniform(0.5, 1.6), sizes[parent][2] * random.uniform(0.55, 1.15)])
        side = random.randint(2)
        shift = random.uniform(-0.5, 0.5, 3) * sizes[parent]
        shift[side] = random.choice([-0.5, 0.5]) * sizes[parent][side] * random.uniform(0.7, 1.0)
        shift[2] = random.uniform(-0.6, 0.9) * sizes[parent][2]
        centres.append(centres[parent] + shift)
        sizes.append(np.maximum(size, 0.035))
    return np.array(centres), np.array(sizes)


def hopper(random):
    """A hollow pyramid as it grows on the brine: frames on frames, each a little wider; often with a corner broken away."""
    steps = random.randint(7, 17)
    rises, widths = random.uniform(0.6, 1.4, steps), random.uniform(0.6, 1.4, steps)
    pitch = 0.52 / steps
    oblong = 1 + random.uniform(-0.15, 0.15)
    broken = random.uniform(0, 2 * np.pi) if random.rand() < 0.75 else None
    centres, sizes = [(0, 0, 0)], [(0.10, 0.10, pitch * 1.5)]
    reach, height = 0.05, 0.0
    lean = random.uniform(-0.10, 0.10, 2)

    def is_gone(place, up):
        if broken is None:
            return False
        towards = np.cos(np.arctan2(place[1], place[0]) - broken)
        return towards > 1.35 - 0.75 * up + random.uniform(-0.2, 0.2)

    for step in range(steps):
        height += pitch * rises[step] * 0.86
        reach += pitch * widths[step]
        for side in range(4):
            along, across = side % 2, 1 - side % 2
            sign = 1 if side < 2 else -1
            cuts = np.sort(np.concatenate([[-1.0, 1.0], random.uniform(-0.9, 0.9, random.randint(0, 3))]))
            for start, end in zip(cuts[:-1], cuts[1:]):
                place, size = np.zeros(3), np.zeros(3)
                place[along] = (start + end) / 2 * reach
                place[across] = sign * (reach - pitch * 0.4) + random.uniform(-0.15, 0.15) * pitch
                size[along] = (end - start) * reach + pitch * random.uniform(0.5, 1.1)
                size[across] = pitch * random.uniform(1.5, 2.3)
                size[2] = pitch * random.uniform(1.2, 1.7)
                place[2] = height + random.uniform(-0.12, 0.12) * pitch
                if is_gone(place, step / steps):
                    continue
                place[:2] += lean * height
                place[1], size[1] = place[1] * oblong, size[1] * oblong
                centres.append(place)
                sizes.append(size)
    return np.array(centres, float) - (0, 0, height / 2), np.array(sizes, float)


def cluster(random):
    """Blocks grown through one another."""
    centres, sizes = [np.zeros(3)], [random.uniform(0.35, 0.6, 3)]
    for _ in range(random.randint(3, 16)):
        parent = random.randint(len(centres))
        centres.append(centres[parent] + random.uniform(-0.55, 0.55, 3) * sizes[parent])
        sizes.append(sizes[parent].mean() * random.uniform(0.35, 0.95) * random.uniform(0.6, 1.3, 3))
    return np.array(centres), np.array(sizes)
