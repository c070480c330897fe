"""Bags that are cut, sewn, filled with salt and set down: cloth that Blender lets fall."""

import os
import zlib

import bpy
import numpy as np

AROUND, ROWS, BASE_ROWS = 168, 110, 8
FLAT_FROM = 0.93


def _cross_section(half_depth, width, power=2.7):
    """Points evenly around a rounded rectangle whose girth is twice `width`; from the left seam over the front."""
    turn = np.linspace(0, 2 * np.pi, 721)
    across, away = (np.sign(f(turn)) * np.abs(f(turn)) ** (2 / power) for f in (np.cos, np.sin))
    low, high = width * 0.2, width * 0.5
    for _ in range(30):
        half = (low + high) / 2
        girth = np.hypot(np.diff(half * across), np.diff(half_depth * away)).sum()
        low, high = (half, high) if girth < 2 * width else (low, half)
    x, y = -half * across, -half_depth * away
    walked = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(y)))]
    even = np.linspace(0, walked[-1], AROUND + 1)[:-1]
    return np.stack([np.interp(even, walked, x), np.interp(even, walked, y)], -1)


def _sewn(width, height, depth, unevenness, seed):
    """The bag as cut and sewn, before salt: rows of points from the middle of its base up to its closed top."""
    up = np.linspace(0, 1, ROWS)
    rows = []
    for part in up:
        half_depth = max(depth / 2 * max(0, 1 - part / FLAT_FROM) ** 0.8, 0.004 * width)
        rows.append(np.c_[_cross_section(half_depth, width), np.full(AROUND, part * height)])
    body = np.stack(rows)
    foot = body[0]
    middle = foot * np.array([(1 - depth / width) * 0.9, 0.06, 1])
    base = [foot * (1 - t) + middle * t for t in np.linspace(1, 0, BASE_ROWS, endpoint=False)]
    points = np.concatenate([np.stack(base), body])
    loose = np.r_[np.zeros(BASE_ROWS), np.clip((0.9 - up) * 4, 0, 1)]
    points += np.random.RandomState(seed).randn(*points.shape) * unevenness * height * loose[:, None, None]
    points[..., 2] += 0.012 * height
    return points


def filled_bag(folder, **sizes):
    """The bag that `fall` gives, kept in a folder, since the fall takes a minute."""
    file = os.path.join(folder, f"bag-{zlib.crc32(repr(sorted(sizes.items())).encode()):08x}.npy")
    if not os.path.exists(file):
        np.save(file, fall(**sizes))
    return np.load(file)


def fall(width, height, depth, settle, fullness, weight, stiffness, seed, frames=45, unevenness=0.0005):
    """Rows of points of a bag whose top came down by `settle` of its height while salt pressed on its walls."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    sewn = _sewn(width, height, depth, unevenness, seed)
    rows = sewn.shape[0]
    # The solver is at home with things two metres high.
    scale = 2 / height
    at = np.arange(rows * AROUND).reshape(rows, AROUND)
    on = np.roll(at, -1, 1)
    faces = np.stack([at[:-1], on[:-1], on[1:], at[1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("bag")
    mesh.from_pydata((sewn.reshape(-1, 3) * scale).tolist(), [], faces.tolist())
    bag = bpy.data.objects.new("bag", mesh)
    scene.collection.objects.link(bag)
    held = bag.vertex_groups.new(name="held")
    held.add([int(index) for index in at[BASE_ROWS + int(ROWS * FLAT_FROM) :].ravel()], 1.0, "ADD")
    _make_cloth(bag, fullness, weight, stiffness, frames)
    bag.keyframe_insert("location", frame=1)
    bag.location = (0, 0, -settle * 2)
    bag.keyframe_insert("location", frame=frames - 15)
    _add_ground()
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bag.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.empty(rows * AROUND * 3, np.float32)
    fallen.vertices.foreach_get("co", points)
    points = points.reshape(rows, AROUND, 3) / scale
    points[..., 2] -= points[..., 2].min()
    return _apart(points, 0.002 * width)


def _apart(points, gap):
    """Where the empty top was pressed through itself, its two sheets lie on one another."""
    half = AROUND // 2
    between = (points[:, :1, 1] + points[:, half : half + 1, 1]) / 2
    points[:, 1:half, 1] = np.minimum(points[:, 1:half, 1], between - gap)
    points[:, half + 1 :, 1] = np.maximum(points[:, half + 1 :, 1], between + gap)
    return points


def _make_cloth(bag, fullness, weight, stiffness, frames):
    cloth = bag.modifiers.new("cloth", "CLOTH")
    cloth.point_cache.frame_end = frames
    cloth.collision_settings.collision_quality, cloth.collision_settings.distance_min = 2, 0.006
    cloth.collision_settings.use_self_collision = False
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.3, 3
    settings.tension_stiffness = settings.compression_stiffness = 60
    settings.shear_stiffness, settings.bending_stiffness = 24, stiffness
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 10
    settings.bending_damping = 1
    settings.vertex_group_mass = "held"
    settings.use_pressure, settings.uniform_pressure_force, settings.fluid_density = True, fullness, weight


def _add_ground():
    bpy.ops.mesh.primitive_plane_add(size=20)
    ground = bpy.context.object
    ground.modifiers.new("ground", "COLLISION")
    ground.collision.thickness_outer, ground.collision.cloth_friction = 0.01, 30
