"""The three kinds of salt on wet slate, close up and alike, so that one sees what tells them apart."""

import math

import bpy
import numpy as np
from macro import crystal_material, slate_material
from pinch import Pinch
from scene import add_area_light, add_camera, asked, empty_scene, fractal_noise, grid_mesh, render_passes

# Layers, lowest first: how many, of what, how large, how uneven, and how far they are strewn.
HEAPS = {
    "crystals-fine": [
        (1300, ["cluster"], 0.20, 0.30, 0.95),
        (2300, ["cluster", "cluster", "flake"], 0.15, 0.35, 0.95),
        (500, ["cluster"], 0.10, 0.4, 1.5),
    ],
    "crystals-coarse": [
        (120, ["cluster"], 0.60, 0.25, 0.9),
        (110, ["cluster"], 0.66, 0.25, 0.95),
        (70, ["cluster"], 0.34, 0.4, 1.25),
        (240, ["cluster"], 0.08, 0.6, 1.5),
    ],
    "crystals-flakes": [
        (700, ["flake", "cluster"], 0.22, 0.4, 0.95),
        (430, ["flake", "flake", "hopper"], 0.38, 0.32, 0.9),
        (34, ["hopper"], 0.58, 0.25, 0.75),
        (700, ["flake", "cluster"], 0.11, 0.5, 1.3),
    ],
}
# Salt that lay on the pan's clay is grey.
WHITE = {"crystals-coarse": (0.90, 0.89, 0.86)}

want = asked()
random = np.random.RandomState(17)
scene = empty_scene(want.width, want.height, want.samples, bounces=5)
scene.cycles.diffuse_bounces = 4
scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 6.0, 1.6


def density(x, y):
    """A drift from the lower left to the upper right, its edge uneven."""
    across = (y - 0.30 * x + 0.3) / 2.3
    along = (x + 0.2) / 3.6
    return np.exp(-(np.abs(across) ** 2.6) - np.abs(along) ** 2.6) * (1 + 0.5 * fractal_noise(x * 0.6 + 5, y * 0.6, 3))


def strewn(count, spread):
    placed = []
    while len(placed) < count:
        x, y = random.uniform(-6, 6), random.uniform(-5, 6.5)
        if random.rand() < density(x / spread, y / spread):
            placed.append((x, y))
    return placed


pinch = Pinch(random)
for count, kinds, size, uneven, spread in HEAPS[want.name]:
    for x, y in strewn(count, spread):
        pinch.drop(random.choice(kinds), x, y, size * math.exp(random.randn() * uneven), over=random.rand() < 0.3)
pinch.add(scene, crystal_material(WHITE.get(want.name, (0.985, 0.985, 0.98))))

x, y = np.meshgrid(np.linspace(-16, 16, 400), np.linspace(-9, 30, 400))
grid_mesh(scene, "slate", x, y, 0.08 * fractal_noise(x * 0.5, y * 0.8, 5) - 0.06, slate_material())

world = bpy.data.worlds.new("room")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.52, 0.535, 0.55, 1)
world.cycles.sampling_method = "NONE"
add_area_light(scene, (-6.5, 4.5, 8.0), (0, 0.3, 0.2), 4.5, 4300, (1, 0.985, 0.95), 4.5)
camera = add_camera(scene, (0.4, -10.8, 11.2), (0.05, 0.15, 0.2), 84, 1.0, (0.1, -0.4, 0.6))
camera.data.dof.aperture_fstop = 0.16
render_passes(scene, want.passes)
