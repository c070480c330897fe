"""Fleur de sel on wet slate, as a macro lens sees it: a hand's pinch, crystals of a millimetre or two."""

import math

import bpy
import numpy as np
from macro import crystal_material, slate_material
from pinch import Pinch
from scene import add_area_light, add_camera, asked, empty_scene, fractal_noise, grid_mesh, render_passes

want = asked()
random = np.random.RandomState(31)
scene = empty_scene(want.width, want.height, want.samples, bounces=6)
# Salt is white because light wanders through many crystals.
scene.cycles.diffuse_bounces = 5
scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 6.0, 1.6


def density(x, y):
    """A ridge from lower left to upper right, thinning out."""
    across = (y - 0.35 * x - 0.5) / 1.75
    along = (x - 0.9) / 2.9
    return np.exp(-(across**2) - along**2) * (1 + 0.5 * fractal_noise(x * 0.7 + 5, y * 0.7, 3))


def scatter(count, spread=1.0):
    placed = []
    while len(placed) < count:
        x, y = random.uniform(-6, 6.5), random.uniform(-4.5, 6.5)
        if random.rand() < density(x / spread, y / spread) ** (1 / spread):
            placed.append((x, y))
    return placed


pinch = Pinch(random)
for x, y in scatter(2600):
    pinch.drop(random.choice(["flake", "cluster", "flake"]), x, y, 0.16 * math.exp(random.randn() * 0.45))
for x, y in scatter(900):
    kind = random.choice(["flake", "flake", "cluster", "hopper"])
    pinch.drop(kind, x, y, 0.30 * math.exp(random.randn() * 0.35), over=random.rand() < 0.35)
for x, y in scatter(40):
    pinch.drop("hopper", x, y, 0.52 * math.exp(random.randn() * 0.3), over=random.rand() < 0.4)
# Those that the lens is focused on.
for place in [(0.35, -0.85, 0.85, 0.45, False), (1.85, 0.05, 0.72, 0.75, False), (-1.05, -0.3, 0.62, 0.4, True)]:
    pinch.drop("hopper", *place)
for x, y in scatter(1100):
    pinch.drop(random.choice(["flake", "cluster"]), x, y, 0.11 * math.exp(random.randn() * 0.5))
for x, y in scatter(700, 1.9):
    pinch.drop(random.choice(["cluster", "cluster", "flake"]), x, y, 0.05 * math.exp(random.randn() * 0.6))
pinch.add(scene, crystal_material())

x, y = np.meshgrid(np.linspace(-16, 16, 400), np.linspace(-9, 30, 400))
grid_mesh(scene, "slate", x, y, 0.08 * fractal_noise(x * 0.5, y * 0.8, 5) - 0.06, slate_material())

world = bpy.data.worlds.new("room")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.16, 0.17, 0.18, 1)
add_area_light(scene, (-5.5, 9.5, 6.5), (0.5, 0.5, 0.2), 7, 2600, (1, 0.99, 0.97), 4)
add_area_light(scene, (8, 1, 6), (0.5, 0.5, 0.2), 6, 700, (0.93, 0.97, 1))
add_area_light(scene, (-2, -9, 7), (0.5, 0, 0), 7, 1300)
camera = add_camera(scene, (0.3, -13.4, 8.2), (0.35, 0.25, 0.25), 86, 1.0, (0.3, -0.75, 0.6))
camera.data.dof.aperture_fstop = 0.10
render_passes(scene, want.passes)
