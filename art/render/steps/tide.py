"""The first step: at flood the sea comes through the open gate into the channel that winds into the marsh."""

import numpy as np
from steps.sky import Sky
from steps.forms import beam, fan, pole, smooth
from scene import add_mesh, fractal_noise, grid_mesh
from steps.shore import brine, carry, clay, grass, wood

EYE, LENS = 1.6, 37
GATE, GATE_X, OPENING = 11.5, -0.35, 1.05


def middle(y):
    """The channel's winding line."""
    return GATE_X + 1.15 * np.sin((GATE - y) * 0.34) * smooth(GATE - 1, GATE - 5, y)


def half_width(y):
    return 1.0 + 0.55 * smooth(GATE, 4.0, y)


def ground(x, y):
    wobble = 0.14 * fractal_noise(x * 0.9 + 3, y * 0.9, 5)
    across = np.abs(x - middle(y)) - half_width(y) + wobble * 1.5
    dry = smooth(0, 0.3, across)
    bank = 0.50 * smooth(0.0, 0.95, across) + 0.10 * smooth(0.9, 3, across)
    dyke = 0.62 * (1 - smooth(0.7, 2.0, np.abs(y - GATE - 0.3) + wobble)) * dry
    sea = smooth(GATE + 1.6, GATE + 4.5, y + wobble)
    height = np.maximum(bank, dyke) * (1 - sea) - 0.35 * sea
    lumps = 0.05 * fractal_noise(x * 2.2, y * 2.2, 6, 0.58)
    clods = 0.030 * np.maximum(0, fractal_noise(x * 8, y * 8, 4, 0.6))
    return height - 0.25 + 0.15 * dry + (lumps + clods) * (0.3 + dry) + 0.005 * fractal_noise(x * 45, y * 45, 3, 0.6)


def add_grass(scene, material, random, count):
    """Tufts on the banks, thicker where the tide never comes."""
    y = 1.6 * np.exp(random.uniform(0, np.log(11), count))
    x = y * np.tan(random.uniform(-0.56, 0.56, count))
    z = ground(x, y)
    tufts = fractal_noise(x * 0.8 + 9, y * 0.8, 4, 0.6)
    thick = tufts + 0.5 * smooth(0.4, 0.9, z) > 0.20 + 0.25 * random.rand(count)
    on = (z > 0.26) & thick & ((np.abs(x - GATE_X) > 1.3) | (np.abs(y - GATE) > 1))
    x, y, z = x[on], y[on], z[on]
    count = len(x)
    tall = (0.10 + 0.16 * np.maximum(tufts[on], 0)) * np.exp(random.randn(count) * 0.35)
    lean = random.randn(count, 2) * 0.45 * tall[:, None] + np.array([0.35, 0.0]) * tall[:, None]
    aside = random.uniform(0, np.pi, count)
    side = np.stack([np.cos(aside), np.sin(aside)], -1) * (0.0022 + 0.0006 * y[:, None])
    foot = np.stack([x, y], -1)
    bend, tip = foot + lean * 0.35, foot + lean
    rows = [
        *((foot - side, z - 0.02), (foot + side, z - 0.02)),
        *((bend + side * 0.7, z + tall * 0.6), (bend - side * 0.7, z + tall * 0.6)),
        *((tip + side * 0.1, z + tall * 0.95), (tip - side * 0.1, z + tall * 0.95)),
    ]
    corners = np.stack([np.concatenate([at, up[:, None]], -1) for at, up in rows], 1)
    base = np.arange(count)[:, None, None] * 6
    faces = np.array([[0, 1, 2, 3], [3, 2, 4, 5]]) + base
    add_mesh(scene, "grass", corners.reshape(-1, 3), faces.reshape(-1, 4), material, False)


def add_gate(material):
    """Two posts, a lintel, and the boards drawn up between them."""
    for side in (-1, 1):
        beam((GATE_X + side * OPENING, GATE, 0.95), (0.20, 0.22, 3.1), material, (0, 0.012 * side, 0.02))
        beam((GATE_X + side * (OPENING + 0.02), GATE - 0.5, 0.55), (0.14, 0.9, 0.12), material, (0.5, 0, 0))
    beam((GATE_X, GATE, 2.30), (2.75, 0.20, 0.20), material, (0, 0.008, 0))
    beam((GATE_X, GATE - 0.02, 0.92), (2.0, 0.10, 0.14), material)
    for board in range(4):
        place, turn = (GATE_X, GATE + 0.05, 1.15 + 0.235 * board), (0, 0.004 * (board % 2) - 0.002, 0)
        beam(place, (1.94, 0.06, 0.229), material, turn, 0.006)
    beam((GATE_X, GATE + 0.02, 2.30), (0.10, 0.10, 1.25), material)
    beam((GATE_X, GATE - 0.02, 2.86), (0.62, 0.06, 0.06), material)


def build(scene, width):
    random, fineness = np.random.RandomState(4), width / 1040
    sky = Sky(scene, sun=(-0.16, 0.09), clouds=1.9, mist=75.0)
    x, y = fan(width, 0.8, 60, 34)
    grid_mesh(scene, "clay", x, y, ground(x, y), clay(sky, wet_height=0.30))
    x, y = fan(width, 0.8, 1500, 36)
    from_middle = np.abs(x - middle(y))
    rush = np.exp(-(((y - GATE + 1.2) / 2.4) ** 2)) * (from_middle < 2)
    waves = 0.006 * fractal_noise(x * 3.0, y * 1.3 + 8, 4, 0.6) * (y < 30)
    waves += 0.030 * rush * fractal_noise(x * 2.4, y * 1.5, 4, 0.6)
    streaks = fractal_noise((x - middle(y)) * 5, y * 0.9 + 3, 5, 0.6)
    foam = smooth(0.16, 0.5, streaks + 0.5 * rush - 0.14) * rush * 1.5
    foam *= (from_middle < 1.2 * half_width(y)) & (y < GATE + 0.3)
    surface = brine(sky, ripple=4.0, calm=0.35, breeze=1.0, patches=0.35, waves=0.032, mirror=2.4)
    water = grid_mesh(scene, "brine", x, y, waves, surface)
    carry(water, "white", np.clip(foam, 0, 1) * 0.8)
    timber = wood(sky, (0.03, 0.10))
    add_gate(timber)
    for at in (9.4, 7.9, 6.6, 5.5):
        lean = random.uniform(-0.06, 0.06, 2)
        x0 = middle(at) + half_width(at) + 0.12
        pole(scene, (x0, at, -0.3), (x0 + lean[0], at + lean[1], 0.55 + 0.25 * random.rand()), 0.055, timber)
    add_grass(scene, grass(sky), random, round(260_000 * max(fineness, 0.35)))
    sky.rise(scene, (-0.62, 0.60, 0.28), 2.3)
