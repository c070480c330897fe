"""Soft bodies, modelled as a potter does: rods and balls that flow into one another, and a skin drawn over them."""

import numpy as np
from scene import add_mesh


def rod(points, start, end, thick, thin):
    """How far points are from a rod that tapers from `thick` to `thin`; negative inside."""
    start, end = np.asarray(start, np.float32), np.asarray(end, np.float32)
    along = end - start
    share = np.clip((points - start) @ along / (along @ along), 0, 1)
    return np.linalg.norm(points - start - share[..., None] * along, axis=-1) - (thick + (thin - thick) * share)


def joined(first, second, flow):
    """Both bodies as one, with a fillet as wide as `flow` between them."""
    near = np.clip(0.5 + 0.5 * (second - first) / flow, 0, 1)
    return second * (1 - near) + first * near - flow * near * (1 - near)


def skin(scene, name, distance, low, high, step, material):
    """The surface where `distance(points)` is nought, inside a block (surface nets). Gives the mesh and its corners."""
    axes = [np.arange(a, b, step, dtype=np.float32) for a, b in zip(low, high)]
    points = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
    value = distance(points)
    inside = value < 0
    shape = np.array(inside.shape) - 1
    total, count = np.zeros((*shape, 3), np.float32), np.zeros(tuple(shape), np.float32)

    def cut(array, place):
        return array[tuple(slice(p, p + n) for p, n in zip(place, shape))]

    for axis in range(3):
        ahead = np.eye(3, dtype=int)[axis]
        others = [a for a in range(3) if a != axis]
        for one in (0, 1):
            for two in (0, 1):
                base = np.zeros(3, int)
                base[others[0]], base[others[1]] = one, two
                a, b = cut(value, base), cut(value, base + ahead)
                crosses = (a < 0) != (b < 0)
                share = np.where(crosses, a / np.where(crosses, a - b, 1), 0)
                place = np.broadcast_to(base, (*shape, 3)) + share[..., None] * ahead
                total += np.where(crosses[..., None], place, 0)
                count += crosses
    has = count > 0
    number = np.full(has.shape, -1)
    number[has] = np.arange(has.sum())
    cells = np.argwhere(has)
    corners = np.asarray(low) + (cells + total[has] / count[has][:, None]) * step
    faces = []
    for axis in range(3):
        ahead = np.eye(3, dtype=int)[axis]
        one, two = np.eye(3, dtype=int)[(axis + 1) % 3], np.eye(3, dtype=int)[(axis + 2) % 3]
        a = inside[tuple(slice(0, n) for n in shape)]
        b = inside[tuple(slice(ahead[i], shape[i] + ahead[i]) for i in range(3))]
        for flips, order in (((a & ~b), 1), ((~a & b), -1)):
            at = np.argwhere(flips)
            at = at[(at[:, (axis + 1) % 3] > 0) & (at[:, (axis + 2) % 3] > 0)]
            ring = np.stack([number[tuple((at - m).T)] for m in (one * 0, one, one + two, two)], -1)
            faces.append(ring[:, ::order])
    return add_mesh(scene, name, corners, np.concatenate(faces), material), corners
