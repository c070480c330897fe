"""The second step, from high above: shallow clay pans with the sky in them, and salt beginning at their edges."""

import math

import numpy as np
from steps.sky import Sky
from steps.forms import fan, smooth
from steps.heaps import add_far_heap
from scene import fractal_noise, grid_mesh
from steps.shore import brine, carry, clay, salt

EYE, LENS = 12.5, 50
TURN = math.radians(-17)
# Where the banks run, in metres of the marsh's own two directions.
random = np.random.RandomState(23)
ACROSS = np.cumsum(random.uniform(5.2, 8.6, 260)) - 860
ALONG = np.cumsum(random.uniform(8.0, 13.5, 260)) - 60
# Some pans are halved by a lower bank; in each one the water stands differently.
HALVED = random.rand(260, 260)
WHITENESS = random.rand(2, 260, 260) ** 2.6
SILT = random.rand(2, 260, 260) ** 2


def turned(x, y):
    bend = 0.6 * fractal_noise(x * 0.035 + 4, y * 0.035, 2)
    u = x * math.cos(TURN) + y * math.sin(TURN) + 0.55 * fractal_noise(x * 0.14 + 4, y * 0.14, 3) + 2 * bend
    v = -x * math.sin(TURN) + y * math.cos(TURN) + 0.55 * fractal_noise(x * 0.14 + 40, y * 0.14 + 31, 3) + 2 * bend
    return u, v


def place_of(u, v):
    """Where in the picture's directions a point of the marsh's own lies."""
    x = y = 0.0
    for _ in range(40):
        bent_u, bent_v = turned(np.array([x]), np.array([y]))
        du, dv = u - bent_u[0], v - bent_v[0]
        x += du * math.cos(TURN) - dv * math.sin(TURN)
        y += du * math.sin(TURN) + dv * math.cos(TURN)
    return x, y


PATH = 122
ON_THE_PATH = [(30, 1.05), (42, 0.95), (53, 1.15), (66, 1.0), (84, 1.1), (104, 1.0)]
HEAPS = [(place_of(ACROSS[PATH] + 0.5, along), size) for along, size in ON_THE_PATH]


def pans(x, y):
    """How far the next bank is, which half of which pan one stands in, and whether that bank is a path."""
    u, v = turned(x, y)
    column = np.clip(np.searchsorted(ACROSS, u) - 1, 0, 258)
    row = np.clip(np.searchsorted(ALONG, v) - 1, 0, 258)
    left, right = u - ACROSS[column], ACROSS[column + 1] - u
    front, back = v - ALONG[row], ALONG[row + 1] - v
    path = np.where(column % 5 == 2, left, np.inf)
    path = np.minimum(path, np.where((column + 1) % 5 == 2, right, np.inf))
    edge = np.minimum.reduce([left, right, front, back])
    middle = (ALONG[row + 1] + ALONG[row]) / 2
    halved = HALVED[column, row] < 0.45
    low = np.where(halved, np.abs(v - middle), np.inf)
    half = (halved & (v > middle)).astype(int)
    return edge, low, path, WHITENESS[half, column, row], SILT[half, column, row]


def ground(x, y):
    edge, low, path, *_ = pans(x, y)
    wobble = 0.09 * fractal_noise(x * 1.3 + 3, y * 1.3, 4)
    bank = 0.26 * (1 - smooth(0.10, 0.46, edge + wobble))
    bank = np.maximum(bank, 0.17 * (1 - smooth(0.04, 0.30, low + wobble)))
    bank = np.maximum(bank, 0.36 * (1 - smooth(0.55, 1.05, path + wobble)))
    for (px, py), size in HEAPS:
        bank = np.maximum(bank, 0.30 * (1 - smooth(size * 1.25, size * 1.55, np.hypot(x - px, y - py) + wobble)))
    lumps = 0.05 * fractal_noise(x * 1.4, y * 1.4, 6, 0.58) + 0.03 * fractal_noise(x * 7, y * 7, 3, 0.6)
    return bank - 0.07 + lumps * (0.15 + bank * 3)


def crystals(edge, low, path, whiteness, x, y):
    near = np.minimum(edge - 0.26, np.minimum(low - 0.16, path - 0.78))
    shapes = fractal_noise(x * 0.5 + 7, y * 0.5 + 3, 6, 0.6)
    rim = np.exp(-np.maximum(near, 0) / (0.12 + 0.9 * whiteness)) * (0.30 + 1.1 * whiteness)
    films = smooth(0.05, 0.40, shapes + whiteness - 0.45)
    return np.clip(rim + 0.35 * shapes * rim + 0.7 * films * whiteness, 0, 1)


def build(scene, width):
    sky = Sky(scene, sun=(-0.18, 0.13), clouds=7.7, cover=1.15, broken=1.9, mist=420.0)
    x, y = fan(width, 20, 1200, 18)
    grid_mesh(scene, "clay", x, y, ground(x, y), clay(sky, wet_height=0.16, tones=(0.03, 0.085)))
    x, y = fan(width, 20, 1500, 19)
    surface = brine(sky, ripple=1.6, calm=0.0, breeze=0.12, patches=0.05, mirror=3.2, crust_grain=40.0)
    water = grid_mesh(scene, "brine", x, y, np.zeros_like(x), surface)
    edge, low, path, whiteness, silt = pans(x, y)
    carry(water, "white", crystals(edge, low, path, whiteness, x, y))
    carry(water, "silt", silt)
    white = salt(sky, 40.0)
    for seed, ((px, py), size) in enumerate(HEAPS):
        add_far_heap(scene, px, py, 0.16, size, seed * 3.1, white)
    sky.rise(scene, (-0.80, 0.34, 0.30), 2.3)
