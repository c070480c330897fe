"""Shapes in numpy: fields of points, poles, beams, loose crystals."""

import math

import bpy
import numpy as np
from mathutils import Vector

from scene import add_mesh, fractal_noise


def smooth(start, end, value):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def fan(width, near, far, half_angle):
    """Points on the ground, as dense near the eye and far from it as the picture's own."""
    angles = np.radians(np.linspace(-half_angle, half_angle, max(220, round(width * 1.5))))
    distances = np.exp(np.linspace(math.log(near), math.log(far), max(200, round(width * 0.95))))
    angle, distance = np.meshgrid(angles, distances)
    return distance * np.tan(angle), distance


def beam(place, size, material, turn=(0, 0, 0), rounding=0.012):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place)
    thing = bpy.context.object
    thing.scale, thing.rotation_euler = size, turn
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    thing.data.materials.append(material)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = rounding, 2
    return thing


def pole(scene, start, end, radius, material, bend=0.0):
    start, end = Vector(start), Vector(end)
    along, around = np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 20, endpoint=False)
    thickness = radius * (1 + 0.06 * fractal_noise(along * 9, along * 0 + 3.1, 3))
    x = np.outer(thickness, np.cos(around))
    y = np.outer(thickness, np.sin(around)) + bend * np.sin(np.pi * along)[:, None]
    z = np.repeat(along * (end - start).length, 20).reshape(40, 20)
    at = np.arange(800).reshape(40, 20)
    turned = np.roll(at, -1, 1)
    faces = np.stack([at[:-1], turned[:-1], turned[1:], at[1:]], -1).reshape(-1, 4)
    thing = add_mesh(scene, "pole", np.stack([x, y, z], -1).reshape(-1, 3), faces, material)
    thing.location, thing.rotation_euler = start, (end - start).to_track_quat("Z", "Y").to_euler()
    return thing


CUBE = np.array([(x, y, z) for z in (-0.5, 0.5) for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))])
SIDES = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


def turns(count, random, lying=False):
    """Random rotations, as matrices; of what lies, about the upright alone."""
    four = random.randn(count, 4)
    if lying:
        four[:, 1:3] *= 0.06
    w, x, y, z = (four / np.linalg.norm(four, axis=1, keepdims=True)).T
    rows = [
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    ]
    return np.stack([np.stack(row, -1) for row in rows], 1)


def grains(scene, places, sizes, material, random, flat=1.0):
    """Loose crystals, no two alike, in one mesh."""
    count = len(places)
    corners = CUBE * (1 + random.uniform(-0.25, 0.25, (count, 8, 3))) * random.uniform(0.55, 1.25, (count, 1, 3))
    corners = corners * np.asarray(sizes)[:, None, None] * (1, 1, flat)
    corners = np.einsum("nij,nkj->nki", turns(count, random, flat < 1), corners) + places[:, None]
    faces = SIDES + np.arange(count)[:, None, None] * 8
    return add_mesh(scene, "grains", corners.reshape(-1, 3), faces.reshape(-1, 4), material, False)
