"""A sack that is tied with a cord: its body slumps around the salt, its cloth gathers at the neck and opens again above."""

import numpy as np
from packages.bag import set_uv
from scene import add_mesh, fractal_noise, grid_faces

AROUND, ROWS = 420, 200
NECK = 0.755
# Shares of the sack's height, and how far from the axis its cloth hangs there, as shares of its half width.
PROFILE = [
    (0.0, 0.70),
    (0.015, 0.84),
    (0.06, 0.95),
    (0.2, 1.0),
    (0.36, 0.975),
    (0.5, 0.88),
    (0.62, 0.66),
    (0.7, 0.33),
    (NECK, 0.18),
    (0.8, 0.25),
    (0.9, 0.41),
    (1.0, 0.48),
]


def tied_sack(scene, name, width, depth, height, cloth, cord, seed):
    up, turn = np.meshgrid(_rows(), np.linspace(-np.pi, np.pi, AROUND + 1), indexing="ij")
    reach = np.interp(up, *zip(*_smooth_profile()))
    gathered = np.clip((up - 0.4) / (NECK - 0.4), 0, 1) ** 1.6
    round_turn = turn + 0.05 * fractal_noise(3 + np.cos(turn) * 2 + seed, np.sin(turn) * 2 + up * 3, 2)
    # A slack circle at the neck, a rounded oblong where the salt lies.
    power = 2.5 - 0.5 * gathered
    oblong = (np.abs(np.cos(turn)) ** power + np.abs(np.sin(turn)) ** power) ** (-1 / power)
    reach = reach * oblong
    pleats = _pleats(round_turn, up, seed)
    above = np.clip((up - NECK) / 0.1, 0, 1)
    reach = reach + pleats * (0.075 * gathered * (1 - above) + 0.09 * above)
    x_turn, y_turn = np.cos(turn), np.sin(turn)
    salt = np.clip((NECK - up) / 0.25, 0, 1) * np.clip(up / 0.1, 0, 1)
    dents = fractal_noise(x_turn * 1.6 + seed * 3.7, y_turn * 1.6 + up * 3.4, 3) * 0.055
    creases = -np.abs(fractal_noise(x_turn * 2.1 + up * 2.2 + seed * 9.1, y_turn * 2.1 - up * 3.6, 2)) * 0.05
    reach = reach + (dents + creases) * salt
    ragged = 0.02 * fractal_noise(x_turn * 3 + seed, y_turn * 3, 2) + 0.03 * np.cos(turn * 1.0 + seed)
    # The body leans a hair's breadth, the neck a little more.
    lean = 0.05 * width * up**1.5 * np.sign(np.sin(seed * 2.3))
    corners = np.stack(
        [
            reach * width / 2 * x_turn + lean,
            reach * (width * gathered + depth * (1 - gathered)) / 2 * y_turn,
            (up + ragged * above) * height,
        ],
        -1,
    )
    sack = add_mesh(scene, name, corners.reshape(-1, 3), grid_faces(AROUND + 1, ROWS), cloth)
    girth = width * 2.75
    along = (turn + np.pi / 2) / (2 * np.pi) * girth
    climbed = np.r_[0, np.cumsum(np.hypot(np.diff(_rows() * height), np.diff(reach.mean(1) * width / 2)))]
    set_uv(sack, np.stack([along, np.repeat(climbed[:, None], AROUND + 1, 1)], -1).reshape(-1, 2))
    sack.modifiers.new("cloth", "SOLIDIFY").thickness = 0.05
    return [sack, *_cord(scene, cord, corners, width, height)]


def _rows():
    return np.r_[np.linspace(0, 0.06, 20, endpoint=False), np.linspace(0.06, 1, ROWS - 20)]


def _smooth_profile():
    """A smooth line through the profile's points (Catmull-Rom)."""
    points = np.array([PROFILE[0], *PROFILE, PROFILE[-1]])
    line = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for t in np.linspace(0, 1, 12, endpoint=False):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    line.append(points[-1])
    line = np.array(line)
    return line[np.argsort(line[:, 0], kind="stable")].tolist()


def _pleats(turn, up, seed):
    """Folds of uneven width, sharper inward than outward; they wander a little on their way down."""
    wander = 0.5 * fractal_noise(np.cos(turn) * 1.3 + seed, np.sin(turn) * 1.3 + up * 1.1, 2)
    uneven = 1.6 * fractal_noise(np.cos(turn) * 0.9 + 5 + seed, np.sin(turn) * 0.9 + 5, 2)
    fold = np.sin(turn * 17 + uneven * 2 + wander * 3)
    finer = np.sin(turn * 41 + uneven * 4 - wander * 5)
    return 1 - 2 * np.abs(fold) ** 0.8 + 0.35 * finer


def _cord(scene, stuff, corners, width, height):
    """Three turns around the neck, and two ends that hang down in front."""
    row = int(np.argmin(np.abs(_rows() - NECK)))
    ring = corners[row]
    middle = ring.mean(0)
    radius = np.abs(ring - middle)[:, 0].max() * 0.98
    thick = width * 0.0135
    turn = np.linspace(-np.pi / 2, 3 * 2 * np.pi - np.pi / 2, 240)
    wound = np.stack([np.cos(turn) * radius, np.sin(turn) * radius, (turn / (2 * np.pi) - 1.2) * thick * 2.1], -1) + middle
    things = [_rope(scene, wound, thick, stuff)]
    front = middle + (0, -radius - thick, 0)
    for side, long in ((-1, 0.17), (1, 0.21)):
        t = np.linspace(0, 1, 60)
        out = side * width * (0.05 + 0.1 * np.sin(t * 2.2)) * t**0.6
        fall = -height * long * t**1.35
        stand = -width * (0.015 + 0.30 * np.sin(t * np.pi / 2) ** 1.5)
        end = np.stack([out, stand, fall], -1) + front
        things += [_rope(scene, end, thick, stuff), _knot(scene, end[-1], thick, stuff)]
    return [*things, _knot(scene, front, thick * 1.4, stuff)]


def _rope(scene, line, thick, stuff, strands=3, sides=18):
    """Twisted from three strands."""
    walked = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    even = np.arange(0, walked[-1], thick * 0.3)
    line = np.stack([np.interp(even, walked, line[:, axis]) for axis in range(3)], -1)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, (0.13, 0.21, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(ahead, side)
    turn = np.linspace(0, 2 * np.pi, sides + 1)
    twist = even[:, None] / thick * 0.8
    reach = thick * (0.66 + 0.4 * np.abs(np.cos(strands / 2 * (turn[None] + twist))))
    tube = line[:, None] + reach[..., None] * (np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * other[:, None])
    return add_mesh(scene, "cord", tube.reshape(-1, 3), grid_faces(sides + 1, len(line)), stuff)


def _knot(scene, place, thick, stuff):
    up, turn = np.meshgrid(np.linspace(-np.pi / 2, np.pi / 2, 16), np.linspace(0, 2 * np.pi, 25), indexing="ij")
    reach = thick * 1.9 * (1 + 0.12 * np.sin(turn * 3 + up * 5))
    ball = np.stack([reach * np.cos(up) * np.cos(turn), reach * np.cos(up) * np.sin(turn), reach * 1.2 * np.sin(up)], -1) + place
    return add_mesh(scene, "knot", ball.reshape(-1, 3), grid_faces(25, 16), stuff)
