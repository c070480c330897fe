"""The skin of a filled bag, with what a fall doesn't give it: dents, a top that sways, seams."""

import numpy as np
from packages.fall import AROUND, BASE_ROWS, FLAT_FROM, ROWS
from scene import add_mesh, fractal_noise, grid_faces


def swayed(points, amount, waves=1.4, phase=0.6):
    """The top of a bag never stands straight: it hangs over a little, in a wave."""
    high = points[..., 2].max()
    free = np.clip((points[..., 2] / high - 0.7) / 0.3, 0, 1) ** 2
    width = np.ptp(points[..., 0])
    points = points.copy()
    points[..., 1] += amount * free * np.sin(2 * np.pi * waves * points[..., 0] / width + phase)
    points[..., 2] -= amount * 0.25 * free * (1 + np.cos(2 * np.pi * points[..., 0] / width * 0.9 + phase))
    return points


def rumpled(points, amount, seed):
    """Sculpts what the fall leaves too smooth: broad dents, puckers along the side seams, pleats under the top's seam."""
    closed = np.concatenate([points, points[:, :1]], 1)
    along, up = np.gradient(closed, axis=1)[:, :-1], np.gradient(points, axis=0)
    outward = np.cross(along, up)
    outward /= np.linalg.norm(outward, axis=-1, keepdims=True) + 1e-9
    across = np.abs(np.linspace(-1, 3, AROUND, endpoint=False))
    across = np.broadcast_to(np.where(across > 1, 2 - across, across) * np.sign(np.linspace(-1, 3, AROUND) % 2 - 1), points.shape[:2])
    high = np.repeat(np.clip((np.arange(points.shape[0]) - BASE_ROWS) / (ROWS - 1), 0, 1)[:, None], AROUND, 1)
    side = np.where(np.arange(AROUND) < AROUND // 2, 0, 31)
    broad = fractal_noise(across * 1.5 + seed * 7.3 + side, high * 2.1 + seed, 2) * 1.5
    small = fractal_noise(across * 4 + seed * 3.1 + side, high * 6 + seed, 3) * 0.45
    wander = fractal_noise(across * 2 + side, high * 2.5 + seed * 5, 2)
    seams = np.exp(-(((1 - np.abs(across)) / 0.2) ** 2)) * np.sin(high * 38 + wander * 9) * 0.55
    pleats = np.clip((high - 0.5) / 0.4, 0, 1) ** 1.5 * np.sin(across * 12 + wander * 6) * 0.6
    free = np.clip(high / 0.12, 0, 1) * np.clip((FLAT_FROM - high) / 0.07, 0, 1)
    return points + outward * (amount * free * (broad + small + seams + pleats))[..., None]


def bag_mesh(scene, name, points, width, height, material):
    """The bag with UV in centimetres: 0 at the left seam, the front up to `width`; smooth between the cloth's points."""
    closed = np.concatenate([points, points[:, :1]], 1)
    rows, columns = closed.shape[:2]
    bag = add_mesh(scene, name, closed.reshape(-1, 3), grid_faces(columns, rows), material)
    along = np.linspace(0, 2 * width, columns)
    up = np.r_[np.linspace(-BASE_ROWS, 0, BASE_ROWS, endpoint=False), np.linspace(0, height, ROWS)]
    corners = np.stack(np.meshgrid(along, up), -1).reshape(-1, 2)
    set_uv(bag, corners)
    smooth = bag.modifiers.new("smooth", "SUBSURF")
    smooth.levels, smooth.render_levels = 1, 2
    return bag


def set_uv(thing, corners):
    layer = thing.data.uv_layers.new(name="UV")
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    layer.data.foreach_set("uv", corners[loops].astype(np.float32).ravel())


def row_of_front(points, share):
    """The line over the bag's front at a share of its height, from seam to seam."""
    front = points[BASE_ROWS:, : AROUND // 2 + 1]
    row = share * (ROWS - 1)
    low = int(row)
    high = min(low + 1, ROWS - 1)
    return front[low] * (1 - row + low) + front[high] * (row - low)


def stitches(scene, name, line, length, gap, thickness, material, sides=6):
    """A thread along a line, seen where it lies on top: short spindles, one behind another."""
    walked = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    starts = np.arange(gap, walked[-1] - length - gap, length + gap)
    rings = np.linspace(0, 1, 7)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    thick = thickness * np.sqrt(np.clip(1 - (2 * rings - 1) ** 4, 0, 1)) + thickness * 0.05
    corners, faces = [], []
    around = np.arange(len(rings) * sides).reshape(len(rings), sides)
    strip = np.stack([around[:-1], np.roll(around, -1, 1)[:-1], np.roll(around, -1, 1)[1:], around[1:]], -1).reshape(-1, 4)
    for index, start in enumerate(starts):
        spine = np.stack([np.interp(start + rings * length, walked, line[:, axis]) for axis in range(3)], -1)
        tube = np.repeat(spine[:, None], sides, 1)
        tube[..., 1] -= thickness * 0.5 - np.cos(turn) * thick[:, None]
        tube[..., 2] += np.sin(turn) * thick[:, None]
        corners.append(tube.reshape(-1, 3))
        faces.append(strip + index * len(rings) * sides)
    return add_mesh(scene, name, np.concatenate(corners), np.concatenate(faces), material)
