"""A pinch of crystals: they fall one after another and come to rest on what lies there already."""

import math

import numpy as np
from crystals import TRIANGLES, blocks, cluster, flake, hopper
from scene import add_mesh

HALF, CELL = 7.0, 0.03
KINDS = {"hopper": (hopper, 14), "flake": (flake, 26), "cluster": (cluster, 16)}


def rotation(tilt, direction, turn, over=False):
    """Turned about the upright, then tilted towards a direction; a hopper may lie upside down."""

    def about(axis, angle):
        x, y, z = axis
        c, s = math.cos(angle), math.sin(angle)
        cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        return np.eye(3) * c + s * cross + (1 - c) * np.outer(axis, axis)

    lie = about((1, 0, 0), math.pi) if over else np.eye(3)
    return about((-math.sin(direction), math.cos(direction), 0), tilt) @ about((0, 0, 1), turn) @ lie


class Pinch:
    """The crystals so far, and how high they lie everywhere."""

    def __init__(self, random):
        self.random = random
        self.cells = int(2 * HALF / CELL)
        self.height = np.zeros((self.cells, self.cells), np.float32)
        self.corners, self.wet = [], []
        self.shapes = {name: [grow(random) for _ in range(count)] for name, (grow, count) in KINDS.items()}

    def _cell(self, value):
        return np.clip(((value + HALF) / CELL).astype(int), 0, self.cells - 1)

    def drop(self, kind, x, y, size, tilt=None, over=False):
        centres, sizes = self.shapes[kind][self.random.randint(len(self.shapes[kind]))]
        corners = blocks(centres, sizes, self.random)
        spot = self._cell(np.array([x, y]))
        reach = max(2, int(size * 0.35 / CELL))
        low, high = np.maximum(spot - reach, 1), np.minimum(spot + reach, self.cells - 2)
        around = self.height[low[1] : high[1], low[0] : high[0]]
        if around.size == 0:
            return
        slope = np.array([np.gradient(around, CELL, axis=1).mean(), np.gradient(around, CELL, axis=0).mean()])
        steep = min(math.atan(np.hypot(*slope)), 0.8)
        lean = steep + abs(self.random.randn()) * 0.32 if tilt is None else tilt
        direction = math.atan2(slope[1], slope[0]) + math.pi if steep > 0.08 else self.random.uniform(0, 2 * math.pi)
        turned = corners @ (rotation(lean, direction, self.random.uniform(0, 2 * math.pi), over) * size).T
        flat = turned.reshape(-1, 3)
        columns, rows = self._cell(flat[:, 0] + x), self._cell(flat[:, 1] + y)
        # It sinks in until a good part of its underside is carried.
        rest = np.quantile(self.height[rows, columns] - flat[:, 2], 0.86)
        floor = -flat[:, 2].min() - 0.01
        flat[:, 2] += max(rest, floor)
        np.maximum.at(self.height, (rows, columns), flat[:, 2].astype(np.float32))
        self.corners.append(turned.reshape(-1, 24, 3) + (x, y, 0))
        self.wet.append(np.full(len(centres), self.random.rand() ** 2.2))

    def add(self, scene, material):
        corners = np.concatenate(self.corners)
        faces = TRIANGLES[None] + np.arange(len(corners))[:, None, None] * 24
        thing = add_mesh(scene, "pinch", corners.reshape(-1, 3), faces.reshape(-1, 3), material, False)
        layer = thing.data.attributes.new("wet", "FLOAT", "POINT")
        layer.data.foreach_set("value", np.repeat(np.concatenate(self.wet), 24).astype(np.float32))
