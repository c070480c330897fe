"""Food in colour, by the light of one window: somebody salts bread and butter, and what else the salt is used for. Centimetres."""

import math

import bpy
import numpy as np
from kitchen import stuffs
from kitchen.crockery import board, bowl, cloth, knife, planks, plate
from kitchen.food import coin, half_egg, radish, slice_of_bread, spread
from kitchen.hand import hand, sleeve
from kitchen.salt import crystals, falling, heap, sizes_of
from mathutils import Vector
from packages.bag import set_uv
from packages.scoop import scoop
from packages.vessels import body_of_rotation
from scene import add_area_light, add_camera, asked, empty_scene, fractal_noise, grid_mesh, render_passes


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


def use_bread(wish):
    """Nearer, without the hand: salt on butter."""
    scene = kitchen(wish)
    table_cloth(scene)
    moved(board(scene, stuffs.wood("board"), 27, 17.5, 1.5), (-1.0, 0.6, 0), 9)
    bread_and_butter(scene, turn=38)
    radishes(scene, (-4.5, 15))
    seen_from(scene, (9, -50, 38), (-0.2, 1.7, 3.4), 96, (0.3, -1.2, 4.2), 2.4)
    return scene


def use_eggs(wish):
    """Eggs, boiled until the yolk is only just set, and fine salt on them."""
    scene = kitchen(wish)
    table_cloth(scene, colour=(0.70, 0.685, 0.645))
    random = np.random.RandomState(15)
    plate(scene, stuffs.glaze("plate glaze", (0.17, 0.215, 0.235), (0.02, 0.02, 0.02), rough=0.42), 11.6)
    white, heart = stuffs.egg_white(), stuffs.yolk()
    places = []
    for index, (x, y, turn) in enumerate([(-3.0, -2.6, 25), (3.1, -1.6, -38), (-2.6, 3.0, -12), (3.4, 3.3, 40)]):
        tilt = random.uniform(-0.09, 0.09, 2)
        egg = moved(half_egg(scene, white, heart, seed=index), (x, y, 2.62), turn, *tilt)
        for _ in range(95):
            u, v = random.normal(0.1, 1.0), random.normal(0, 0.85)
            if np.hypot(u / 2.8, v / 2.1) < 0.97:
                places.append(np.array(egg[0].matrix_basis @ Vector((u, v, 0.03 + 0.085 * float(np.hypot(u - 0.2, v) < 1.3)))))
    crystals(scene, places, np.minimum(sizes_of(random, len(places), 0.10, 0.45), 0.28), stuffs.flake(), "coarse", seed=3, lying=0.9)
    on_plate = random.normal(0, 4.2, (260, 2))
    on_plate = on_plate[np.hypot(*on_plate.T) < 8.6]
    crystals(scene, np.c_[on_plate, np.full(len(on_plate), 0.58)], np.minimum(sizes_of(random, len(on_plate), 0.09, 0.5), 0.25), stuffs.flake("strewn"), "coarse", seed=6)
    salt_bowl(scene, (-11.0, 14.5, 0), 3.6, 2.7, seed=5, colour=(0.62, 0.62, 0.60))
    leaf = stuffs.leaf()
    for index, (x, y, turn) in enumerate([(-0.4, 6.4, 20), (0.6, 7.0, -35)]):
        moved(sprig(scene, leaf, index), (x, y, 1.0), turn)
    seen_from(scene, (3, -50, 44), (-0.3, 1.6, 1.3), 78, (0, -1.6, 2.7), 2.6)
    return scene


def sprig(scene, material, seed):
    """Chives: thin stalks that lie together."""
    random = np.random.RandomState(seed)
    things = []
    for _ in range(9):
        t, around = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * np.pi, 9))
        bend, out, long = random.uniform(-0.9, 0.9), random.uniform(-0.5, 0.5), random.uniform(9, 14)
        thick = 0.12 * (1 - 0.75 * t)
        x = (t - 0.5) * long
        y = out + bend * (t - 0.5) ** 2 * 3 + out * 2 * t
        z = 0.12 + 0.5 * np.sin(t * np.pi) * random.rand()
        thing = grid_mesh(scene, "chive", x, y + thick * np.cos(around), z + thick * np.sin(around), material)
        layer = thing.data.attributes.new("vein", "FLOAT", "POINT")
        layer.data.foreach_set("value", np.full(t.size, 0.25, np.float32))
        things.append(thing)
    return things


def use_potatoes(wish):
    """New potatoes, baked on a bed of coarse salt."""
    scene = kitchen(wish)
    table_cloth(scene, colour=(0.72, 0.71, 0.68))
    random = np.random.RandomState(23)
    bowl(scene, stuffs.glaze("dish", (0.045, 0.05, 0.055), (0.02, 0.02, 0.02), rough=0.4), 13.5, 5.2, wall=0.6, foot=0.82)
    body_of_rotation(scene, "bed", [(0.01, 2.7), (9, 2.6), (12.6, 2.4)], stuffs.flake("bed", (0.80, 0.79, 0.76)))
    spots = heap(12.2, 0.5, 2300, 4, 2.75)
    crystals(scene, spots, np.minimum(sizes_of(random, len(spots), 0.46, 0.3), 0.9), stuffs.flake("coarse", (0.87, 0.86, 0.83), 0.2), "coarse", seed=7, lying=1.6)
    peel = stuffs.potato()
    for index, (x, y) in enumerate([(-6.6, -3.6), (-1.4, -5.6), (4.2, -4.4), (8.0, -0.2), (-8.0, 2.6), (-2.7, 0.4), (2.9, 1.5), (-3.6, 6.2), (2.0, 7.4), (6.8, 5.0)]):
        size = random.uniform(1.95, 2.5)
        potato(scene, peel, (x, y, 3.5 + size * 0.42), size, random, index)
    grainy = np.c_[random.normal(0, 5.4, (330, 2)), np.zeros(330)]
    tops = [(o.location, o["size"]) for o in scene.objects if "size" in o]
    resting = []
    for x, y, _ in grainy:
        for place, size in tops:
            away = np.hypot(x - place.x, y - place.y) / size
            if away < 0.75:
                resting.append((x, y, place.z + size * 0.80 * np.sqrt(1 - away**2) + 0.02))
    crystals(scene, resting, np.minimum(sizes_of(random, len(resting), 0.17, 0.4), 0.34), stuffs.flake("strewn"), "coarse", seed=8, lying=1.6)
    needle = stuffs.leaf("rosemary", (0.10, 0.17, 0.07), (0.03, 0.07, 0.03))
    for place, turn, seed in [((1.5, -1.6, 5.4), 35, 1), ((-5.4, 4.0, 5.0), -25, 2)]:
        moved(rosemary(scene, needle, seed), place, turn)
    seen_from(scene, (-4, -50, 50), (0, 0.4, 3.2), 76, (0, -3.2, 5.2), 2.6)
    return scene


def potato(scene, peel, place, size, random, seed):
    up, turn = np.meshgrid(np.linspace(-np.pi / 2, np.pi / 2, 60), np.linspace(0, 2 * np.pi, 91), indexing="ij")
    x, y, z = np.cos(up) * np.cos(turn), np.cos(up) * np.sin(turn), np.sin(up)
    reach = size * (1 + 0.12 * fractal_noise(x * 0.9 + seed * 7 + z, y * 0.9 + z * 0.5, 2) + 0.03 * fractal_noise(x * 2.4 + seed, y * 2.4 + z * 2, 3))
    thing = grid_mesh(scene, "potato", reach * x * random.uniform(1.15, 1.35), reach * y * 0.95, reach * z * 0.82, peel)
    thing["size"] = size
    return moved(thing, place, random.uniform(0, 180), random.uniform(-0.25, 0.25), random.uniform(-0.25, 0.25))


def rosemary(scene, material, seed):
    random = np.random.RandomState(seed)
    things, long = [], 9.0
    for index in range(110):
        share = index / 110
        t, s = np.meshgrid(np.linspace(0, 1, 10), np.linspace(-1, 1, 4))
        length, way, lean = 1.5 * (1 - 0.6 * share), random.uniform(0, 2 * np.pi), random.uniform(0.5, 0.9)
        out = t * length * np.sin(lean)
        x = (share - 0.5) * long + t * length * np.cos(lean)
        side = s * 0.10 * np.sin(np.pi * np.clip(t + 0.06, 0, 1)) ** 0.5
        y = out * np.cos(way) - side * np.sin(way) + 0.3 * np.sin(share * 3)
        z = out * np.sin(way) + side * np.cos(way) + 0.25 * t**2
        thing = grid_mesh(scene, "needle", x, y, z, material)
        layer = thing.data.attributes.new("vein", "FLOAT", "POINT")
        layer.data.foreach_set("value", np.full(t.size, 0.1 + 0.3 * random.rand(), np.float32))
        things.append(thing)
    return things


def activities(wish):
    """A table on which salts are compared: three bowls, a scoop, a notebook."""
    scene = kitchen(wish)
    planks(scene, lambda index: stuffs.wood(f"plank {index}", (0.42, 0.30, 0.20), (0.20, 0.125, 0.075), 0.8, 0.55), 15, 9, 150)
    random = np.random.RandomState(31)
    glazes = [(0.62, 0.62, 0.60), (0.20, 0.27, 0.30), (0.50, 0.43, 0.34)]
    for index, (x, y) in enumerate([(-15.5, 6.5), (-2.0, 9.0), (11.5, 7.5)]):
        vessel = bowl(scene, stuffs.glaze(f"glaze {index}", glazes[index], bare=1.0), 5.6, 3.9, seed=index)
        kind, count, size, shade = [("coarse", 3600, 0.15, (0.97, 0.97, 0.965)), ("coarse", 1000, 0.58, (0.87, 0.865, 0.84)), ("flakes", 1300, 0.42, (0.97, 0.97, 0.965))][index]
        spots = heap(5.0, 0.9, count, 40 + index, 2.7)
        salt = crystals(scene, spots, np.minimum(sizes_of(random, count, size, 0.3), size * 1.9), stuffs.flake(f"salt {index}", shade), kind, seed=50 + index, lying=1.6 if kind == "coarse" else 0.5)
        bed = body_of_rotation(scene, "bed", [(0.01, 3.45), (3.0, 3.1), (5.0, 2.45)], stuffs.flake(f"bed {index}", shade))
        moved([vessel, salt, bed], (x, y, 0), index * 70)
    moved(scoop(scene, stuffs.wood("scoop", (0.50, 0.34, 0.19), (0.26, 0.15, 0.07), 3.0), stuffs.flake("scooped")), (13.5, -6.5, 0), 24)
    notebook(scene, (-6.0, -6.5, 0), 9)
    strewn = np.c_[random.normal(6, 8, 120), random.normal(0, 4, 120), np.full(120, 0.08)]
    crystals(scene, strewn, np.minimum(sizes_of(random, 120, 0.16, 0.5), 0.5), stuffs.flake("strewn"), "coarse", seed=77)
    seen_from(scene, (2, -62, 66), (-0.5, 1.2, 1.2), 72, (-1, 1, 2), 2.2)
    return scene


def notebook(scene, place, turn):
    """Open, its pages a little arched, with lines of a quick hand; a pencil lies on it."""
    random = np.random.RandomState(3)
    things = []
    paper = stuffs.plain_paper()
    for side in (-1, 1):
        t, y = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-8.5, 8.5, 8))
        arch = 0.45 + 0.75 * np.exp(-t * 5.5) * np.minimum(1, t * 16) - 0.12 * t
        things.append(grid_mesh(scene, "page", side * t * 12.2, y, arch, paper))
        for edge in range(5):
            things.append(grid_mesh(scene, "leaf edge", side * t * (12.2 + 0.06 * edge), y * (1 + 0.002 * edge), arch - 0.08 * (edge + 1), paper))
        cover = grid_mesh(scene, "cover", side * t * 12.7, y * 1.03, 0.05 + 0 * t, stuffs.linen("cover", (0.11, 0.07, 0.19), 18))
        set_uv(cover, np.stack([t * 12, y], -1).reshape(-1, 2))
        things.append(cover)
    ink = stuffs.ink()
    for side in (-1, 1):
        for line in range(11):
            if side == 1 and line > 6:
                continue
            top = 6.6 - line * 1.25
            x = 1.6
            end = random.uniform(8.2, 11.0)
            while x < end:
                word = random.uniform(0.7, 2.0)
                u = np.linspace(0, 1, int(word * 26))
                high = 0.16 * np.sin(u * word * 17 + random.uniform(0, 6)) + 0.10 * fractal_noise(u * word * 5 + random.uniform(0, 90), u * 0 + line, 3)
                px = side * (x + u * word) if side == 1 else -(12.6 - x - u * word)
                arch = 0.45 + 0.75 * np.exp(-np.abs(px) / 12.2 * 5.5) - 0.12 * np.abs(px) / 12.2 + 0.02
                strip = np.stack([np.stack([px, top + high - 0.025, arch], -1), np.stack([px, top + high + 0.025, arch], -1)])
                things.append(grid_mesh(scene, "writing", strip[..., 0], strip[..., 1], strip[..., 2], ink))
                x += word + 0.45
    t, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * np.pi, 7))
    thick = 0.38 * np.clip(t / 0.10, 0.04, 1)
    pencil = grid_mesh(scene, "pencil", 4.4 + (t - 0.5) * 15, -4.6 + thick * np.cos(a) + (t - 0.5) * 3.2, 1.15 + thick * np.sin(a), stuffs.pencil())
    layer = pencil.data.attributes.new("along", "FLOAT", "POINT")
    layer.data.foreach_set("value", t.ravel().astype(np.float32))
    things.append(pencil)
    for thing in things:
        thing.rotation_euler, thing.location = (0, 0, math.radians(turn)), place


SCENES = {"table": table, "use-bread": use_bread, "use-eggs": use_eggs, "use-potatoes": use_potatoes, "activities": activities}
wish = asked()
render_passes(SCENES[wish.name](wish), wish.passes)
