"""The third step: the rake has drawn the crust to the round platform, where the heap stands to drain."""

import math

import numpy as np
from steps.sky import Sky
from steps.forms import beam, fan, grains, pole, smooth
from steps.heaps import add_far_heap
from scene import add_mesh, fractal_noise, grid_mesh
from steps.shore import brine, carry, clay, salt, wood

EYE, LENS = 1.35, 28
PLATFORM, PLATFORM_RADIUS, PLATFORM_TOP = (0.95, 4.15), 1.55, 0.17
HEAP, HEAP_RADIUS, HEAP_HEIGHT = (0.92, 4.2), 1.2, 1.12
BOARD, HAND = np.array([-0.72, 3.05]), np.array([0.36, 0.55])
WAY = (BOARD - HAND) / np.linalg.norm(BOARD - HAND)

BANKS_ACROSS = [(10.2, 0.42), (19, 0.42), (30, 0.5), (47, 0.6), (75, 0.8), (120, 1.2)]
BANKS_ALONG = [(-5.2, 0.40), (4.1, 0.42), (13.5, 0.42), (-14.5, 0.42), (-30, 0.5), (25, 0.5)]


def ground(x, y):
    wobble = 0.10 * fractal_noise(x * 1.1 + 3, y * 1.1, 4)
    drift = 0.30 * fractal_noise(y * 0.25 + 4, x * 0.1, 3)
    from_platform = np.hypot(x - PLATFORM[0], y - PLATFORM[1]) + wobble * 1.6
    profile = 1 - smooth(PLATFORM_RADIUS - 0.22, PLATFORM_RADIUS + 0.10, from_platform)
    line = 4.7 + 0.06 * x + 0.25 * fractal_noise(x * 0.3 + 9, y * 0.05, 3)
    profile = np.maximum(profile, (1 - smooth(0.30, 0.62, np.abs(y - line) + wobble)) * smooth(1.2, 2.0, x))
    for at, half in BANKS_ACROSS:
        profile = np.maximum(profile, 1 - smooth(half * 0.55, half, np.abs(y - at + 0.10 * x - 0.5 * drift) + wobble))
    for at, half in BANKS_ALONG:
        profile = np.maximum(profile, 1 - smooth(half * 0.55, half, np.abs(x - at - 0.12 * y - 0.4 * drift) + wobble))
    lumps = 0.030 * fractal_noise(x * 2.3, y * 2.3, 6, 0.56)
    clods = 0.020 * np.maximum(0, fractal_noise(x * 9, y * 9, 4, 0.6))
    crumbs = 0.006 * fractal_noise(x * 40, y * 40, 3, 0.6) * profile
    return (PLATFORM_TOP + 0.07) * profile - 0.07 + (lumps + clods) * (0.25 + profile) + crumbs


def crust(x, y):
    """Where crystals float: in films, at the platform, and drawn together before the board; behind it the water is bare."""
    ahead = (x - BOARD[0]) * WAY[0] + (y - BOARD[1]) * WAY[1]
    beside = (x - BOARD[0]) * WAY[1] - (y - BOARD[1]) * WAY[0]
    lane = np.abs(beside + 0.04 * fractal_noise(ahead * 2, beside * 3, 3))
    swept = (1 - smooth(0.36, 0.44, lane)) * smooth(0.0, 0.05, ahead)
    shapes = fractal_noise(x * 0.5 + 7, y * 1.1 + 13, 6, 0.6) + 0.22 * fractal_noise(x * 5 + 2, y * 5, 4, 0.6)
    films = smooth(0.04, 0.34, shapes - 0.02)
    front = ahead + 0.12 + 0.06 * fractal_noise(beside * 4, ahead * 4, 3)
    drawn = np.exp(-((front / 0.12) ** 2)) * (1 - smooth(0.38, 0.54, np.abs(beside))) * (ahead < 0.02)
    return np.clip(films * (1 - swept) * (1 - smooth(9, 26, y)) * 0.9 + drawn * 1.3, 0, 1), drawn


def heap_height(x, y):
    """The heap's surface, and how far out one is: 1 is its foot."""
    x, y = x + 0.10 * fractal_noise(x * 0.9 + 31, y * 0.9, 3), y + 0.10 * fractal_noise(x * 0.9 + 3, y * 0.9 + 17, 3)
    around = np.arctan2(y - HEAP[1], x - HEAP[0])
    reach = HEAP_RADIUS * (1 + 0.09 * fractal_noise(np.cos(around) * 1.3 + 7, np.sin(around) * 1.3 + 5, 3))
    out = np.hypot(x - HEAP[0], y - HEAP[1]) / reach
    inside = np.clip(out, 0, 1)
    cone = HEAP_HEIGHT * (np.sqrt((1 - inside) ** 2 + 0.008) - 0.09 - 0.07 * np.sin(inside * np.pi))
    runs = 0.065 * fractal_noise(around * 3.2 + 1, out * 1.2, 4, 0.6) * smooth(0, 0.35, out)
    lumps = 0.060 * fractal_noise(x * 3.1 + 2, y * 3.1, 5, 0.58) + 0.022 * fractal_noise(x * 15, y * 15, 4, 0.62)
    clumps = 0.020 * np.maximum(0, fractal_noise(x * 34, y * 34, 3, 0.6))
    uneven = (runs + lumps + clumps) * (0.35 + out * 0.65)
    return PLATFORM_TOP - 0.02 + cone - 0.25 * np.maximum(0, out - 1) + uneven, out


def add_heap(scene, fineness, material, random):
    span = np.linspace(-1.55, 1.55, max(260, round(900 * fineness)))
    x, y = np.meshgrid(HEAP[0] + span, HEAP[1] + span)
    z, out = heap_height(x, y)
    grid_mesh(scene, "heap", x, y, np.where(out < 1.12, z, -0.5), material)
    count = round(150_000 * max(fineness, 0.5) ** 2)
    x, y = HEAP[0] + random.uniform(-1.5, 1.5, count), HEAP[1] + random.uniform(-1.5, 1.0, count)
    z, out = heap_height(x, y)
    size = 0.0045 * np.exp(random.randn(count) * 0.45) * (1 + 1.3 * (random.rand(count) < 0.02))
    size *= 1 + 0.5 * smooth(0.6, 1.0, out)
    on = out < 1.03
    grains(scene, np.stack([x, y, z + size * 0.15], -1)[on], size[on], material, random)


def add_strays(scene, fineness, material, random):
    """What has rolled off the heap, and the flakes on the brine."""
    count = round(7000 * max(fineness, 0.5))
    around = random.uniform(0, 2 * np.pi, count)
    away = HEAP_RADIUS * (1.0 + np.abs(random.randn(count)) * 0.10)
    x, y = HEAP[0] + away * np.cos(around), HEAP[1] + away * np.sin(around)
    size = 0.006 * np.exp(random.randn(count) * 0.5)
    grains(scene, np.stack([x, y, np.maximum(ground(x, y), 0) + size * 0.2], -1), size, material, random)
    count = round(70_000 * max(fineness, 0.5))
    y = 1.3 * np.exp(random.uniform(0, math.log(10), count))
    x = y * np.tan(random.uniform(-0.6, 0.6, count))
    white, drawn = crust(x, y)
    on = random.rand(count) < white**1.3
    size = 0.007 * np.exp(random.randn(count) * 0.5)
    places = np.stack([x, y, 0.003 + drawn * 0.05 * random.rand(count)], -1)
    grains(scene, places[on], size[on], material, random, flat=0.35)


def add_rake(scene, material):
    """A board across a long pole: the worker, who isn't in the picture, holds its other end."""
    turn = math.atan2(WAY[1], WAY[0]) - math.pi / 2
    pole(scene, (*(BOARD - WAY * 0.01), 0.055), (*HAND, 0.62), 0.021, material, 0.012)
    beam((*BOARD, 0.045), (0.92, 0.028, 0.15), material, (-0.30, 0, turn))
    beam((*(BOARD - WAY * 0.10), 0.085), (0.06, 0.22, 0.05), material, (0.20, 0, turn))


FAR_HEAPS = [(-4.1, 19.2, 1.0), (8.6, 17.9, 1.1), (-13.5, 31.5, 1.2), (0.6, 29.6, 1.1), (14.5, 28.3, 1.0)]
FAR_HEAPS += [(-6, 47.5, 1.2), (21, 45, 1.3)]


def add_house(scene, material):
    """A *salorge* in the mist, where the harvest is kept."""
    x, y, long, deep, wall, ridge = -21.0, 62.0, 9.0, 5.0, 2.6, 5.2
    foot = [(x, y), (x + long, y - 0.8), (x + long, y + deep), (x, y + deep)]
    corners = [(*at, 0.0) for at in foot] + [(*at, wall) for at in foot]
    corners += [(x, y + deep / 2, ridge), (x + long, y + deep / 2 - 0.8, ridge)]
    walls = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (7, 8, 9, 6), (1, 5, 9, 6), (0, 4, 8, 7)]
    add_mesh(scene, "house", corners, walls, material, False)


def build(scene, width):
    random, fineness = np.random.RandomState(11), width / 1040
    sky = Sky(scene, clouds=5.1)
    x, y = fan(width, 0.8, 500, 34)
    grid_mesh(scene, "clay", x, y, ground(x, y), clay(sky, wet_height=0.12))
    x, y = fan(width, 0.8, 900, 36)
    white, drawn = crust(x, y)
    rough = 0.006 * (white - 0.2) + 0.004 * white * fractal_noise(x * 30, y * 30, 4, 0.6)
    rise = np.where(white > 0.2, rough, 0) + drawn * (0.04 + 0.03 * fractal_noise(x * 18, y * 18, 4, 0.6))
    carry(grid_mesh(scene, "brine", x, y, rise, brine(sky)), "white", white)
    crystals = salt(sky)
    add_heap(scene, fineness, crystals, random)
    add_strays(scene, fineness, crystals, random)
    for seed, (far_x, far_y, size) in enumerate(FAR_HEAPS):
        add_far_heap(scene, far_x, far_y, 0.12, size, seed * 3.1, crystals)
    planks = wood(sky)
    add_house(scene, planks)
    add_rake(scene, planks)
    sky.rise(scene, (-0.80, 0.30, 0.36), 2.5)
