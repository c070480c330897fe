"""Food in colour, by the light of one window: somebody salts bread and butter. Lengths are centimetres."""

import math

import bpy
import numpy as np
from kitchen import stuffs
from kitchen.crockery import board, bowl, cloth, knife
from kitchen.food import coin, radish, slice_of_bread, spread
from kitchen.hand import hand, sleeve
from kitchen.salt import crystals, falling, heap, sizes_of
from packages.vessels import body_of_rotation
from scene import add_area_light, add_camera, asked, empty_scene, fractal_noise, render_passes


def kitchen(wish, bounces=5):
    scene = empty_scene(wish.width, wish.height, wish.samples, noise=0.03, bounces=bounces)
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 8.0, 2.0
    scene.cycles.transparent_max_bounces = 10
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.30, 0.315, 0.335, 1)
    # One lamp alone, so that no ray is spent on choosing between several: a window at the left, a little behind the table.
    world.cycles.sampling_method = "NONE"
    add_area_light(scene, (-95, 42, 62), (0, 4, 2), 75, 235000, (1, 0.98, 0.945), 95)
    return scene


def moved(things, place, turn=0.0, tilt=0.0, lean=0.0):
    for thing in things if isinstance(things, list) else [things]:
        thing.rotation_euler = (tilt, lean, math.radians(turn))
        thing.location = place
    return things


def table_cloth(scene, fold=1.0, colour=(0.80, 0.79, 0.765)):
    x, y = np.meshgrid(np.linspace(-110, 110, 300), np.linspace(-60, 150, 300))
    lying = 0.35 * fractal_noise(x * 0.035, y * 0.035, 3) - 0.25 * np.abs(fractal_noise(x * 0.03 + 7, y * 0.05 - x * 0.02, 2))
    # Where it was folded in the cupboard.
    lying = lying + 0.22 * np.exp(-(((x + 20 - y * 0.05) / 0.7) ** 2)) + 0.18 * np.exp(-(((y - 21) / 0.7) ** 2))
    return cloth(scene, stuffs.linen("table linen", colour, threads=11, depth=0.015), x, y, fold * lying - 0.35, "table cloth")


BREAD_AT = (-1.2, 0.8, 1.55)


def bread_and_butter(scene, place=BREAD_AT, turn=12):
    """A slice on its board, buttered, with radish on it and salt on the butter."""
    random = np.random.RandomState(9)
    a, b = slice_of_bread(scene, stuffs.crumb(), stuffs.crust())
    things = [bpy.data.objects["crumb"], bpy.data.objects["crust"]]
    height = spread(scene, stuffs.butter(), a, b)
    things.append(bpy.data.objects["butter"])
    flesh = stuffs.radish_flesh()
    coins = [(-5.0, -0.6, 1.45), (-3.0, 1.5, 1.4), (-1.9, -1.6, 1.5), (0.3, 0.9, 1.4), (2.1, -1.5, 1.45), (4.0, 0.8, 1.3), (5.6, -0.9, 1.15)]
    for index, (x, y, radius) in enumerate(coins):
        slice_ = coin(scene, flesh, radius, seed=index)
        slice_.rotation_euler = (random.uniform(0.05, 0.20), random.uniform(-0.22, -0.05), random.uniform(0, 6))
        slice_.location = (x, y, float(height(np.array(x), np.array(y))) + 0.02 + 0.06 * index % 0.12)
        things.append(slice_)
    places = []
    while len(places) < 420:
        x, y = random.normal(0.8, 3.2), random.normal(-0.1, 2.1)
        if np.hypot(x / a, y / b) > 0.95:
            continue
        lies_on = float(height(np.array(x), np.array(y)))
        for cx, cy, radius in coins:
            if np.hypot(x - cx, y - cy) < radius:
                lies_on = max(lies_on, float(height(np.array(cx), np.array(cy))) + 0.22)
        places.append((x, y, max(lies_on, 2.16) + 0.03))
    sizes = np.minimum(sizes_of(random, len(places), 0.19, 0.5), 0.55)
    things.append(crystals(scene, places, sizes, stuffs.flake(), seed=4))
    parent = bpy.data.objects.new("bread", None)
    scene.collection.objects.link(parent)
    for thing in things:
        thing.parent = parent
    parent.location, parent.rotation_euler = place, (0, 0, math.radians(turn))
    return height


def salt_bowl(scene, place, radius=4.6, high=3.4, seed=2, colour=(0.60, 0.61, 0.60)):
    vessel = bowl(scene, stuffs.glaze("bowl glaze", colour, bare=0.9), radius, high, seed=seed)
    random = np.random.RandomState(seed)
    places = heap(radius * 0.86, 0.75, 1300, seed, high - 1.15)
    salt = crystals(scene, places, np.minimum(sizes_of(random, len(places), 0.32, 0.4), 0.8), stuffs.flake("bowl salt"), seed=seed)
    bed = body_of_rotation(scene, "bed", [(0.01, high - 0.75), (radius * 0.5, high - 0.95), (radius * 0.87, high - 1.5)], stuffs.flake("bed"))
    return moved([vessel, salt, bed], place)


def radishes(scene, place, turn=0.0):
    """A bunch that lies on its side, its leaves away from us; and two that rolled out."""
    skin, leaf = stuffs.radish_skin(), stuffs.leaf()
    random = np.random.RandomState(12)
    x0, y0 = place
    for index in range(9):
        size = random.uniform(1.1, 1.45)
        layer = index // 5
        spot = (x0 + (index % 5 - 2 + layer * 0.5) * 2.35 + random.uniform(-0.3, 0.3), y0 + random.uniform(-0.8, 0.8), size * (0.95 + 1.45 * layer))
        # Lying: what pointed down points towards us.
        moved(radish(scene, skin, leaf, size, seed=20 + index, leaves=3), spot, turn + random.uniform(-22, 22), tilt=-1.45 + random.uniform(-0.15, 0.15))
    for x, y, size, angle, seed in [(x0 + 7.4, y0 - 5.0, 1.25, 120, 41), (x0 - 2.2, y0 - 6.8, 1.15, -35, 45)]:
        moved(radish(scene, skin, None, size, seed=seed), (x, y, size * 0.93), angle, tilt=-1.5)


def table(wish):
    scene = kitchen(wish)
    table_cloth(scene)
    moved(board(scene, stuffs.wood("board"), 27, 17.5, 1.5), (-1.0, 0.6, 0), 9)
    bread_and_butter(scene)
    moved(knife(scene, stuffs.steel(), stuffs.wood("handle", (0.30, 0.17, 0.09), (0.12, 0.06, 0.03))), (8.8, -6.5, 1.5), 7)
    salt_bowl(scene, (-17.5, 7.5, 0))
    radishes(scene, (-5.5, 17.5))
    random = np.random.RandomState(5)
    tips = (3.0, 2.2, 12.6)
    fingers = [*hand(scene, stuffs.skin(), stuffs.nail()), sleeve(scene, stuffs.linen("sleeve", (0.80, 0.775, 0.71), stripes=(1.9, 0.72, (0.025, 0.04, 0.10))), start=-0.1)]
    moved(fingers, tips)
    places = falling(random, 230, np.array(tips) + (-0.2, 0.1, -0.5), 8.0, 3.4)
    crystals(scene, places, np.minimum(sizes_of(random, 230, 0.2, 0.45), 0.5), stuffs.flake("air"), "air", seed=8, lying=1.6)
    pinch = np.array(tips) + (-0.15, 0.2, -0.25) + random.randn(26, 3) * (0.22, 0.3, 0.16)
    crystals(scene, pinch, sizes_of(random, 26, 0.17, 0.4), stuffs.flake("pinch"), "air", seed=9, lying=1.6)
    around = np.c_[random.normal(0, 9, 90), random.normal(-1, 6, 90), np.full(90, 1.97)]
    around[(np.abs(around[:, 0] + 1.5) > 15) | (np.abs(around[:, 1]) > 8), 2] = 0.1
    crystals(scene, around, np.minimum(sizes_of(random, 90, 0.11, 0.5), 0.3), stuffs.flake("crumbs"), seed=10)
    seen_from(scene, (-5, -78, 41), (0.7, 3, 7.3), 77, (0.5, 0.5, 4.5))
    return scene


def seen_from(scene, place, target, lens, focus, opening=2.3):
    """`opening` is the lens's, in centimetres: Blender takes lens/1000/(2·f-stop) for its radius, in its own units."""
    camera = add_camera(scene, place, target, lens=lens, f_stop=1, focus=focus).data
    camera.sensor_fit = "HORIZONTAL"
    camera.dof.aperture_fstop = lens / 1000 / opening


wish = asked()
render_passes(table(wish), wish.passes)
