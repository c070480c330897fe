"""Clay banks between shallow pans, and the water in them. Lengths in metres, water at height 0."""

import math

import numpy as np

from scene import add_mesh, fractal_noise, grid_mesh, new_material

from .sky import misted

PAN_WIDTH, PAN_LENGTH = 9.0, 9.2
PLATFORM = 1.72


class Marsh:
    """The plan of the pans: turned by `turn` degrees, with the broad bank `aside` metres from the camera."""

    def __init__(self, turn, aside, first):
        self.cosine, self.sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self.aside, self.first = aside, first

    def along(self, x, y):
        return x * self.cosine - y * self.sine, x * self.sine + y * self.cosine

    def place(self, across, along):
        return across * self.cosine + along * self.sine, along * self.cosine - across * self.sine

    def platforms(self, count):
        """Where salt is heaped: round places on the broad bank, one for each pan."""
        return [self.place(self.aside, self.first + PAN_LENGTH * index) for index in range(count)]

    def height(self, x, y):
        across, along = self.along(x, y)
        across = across - self.aside + 0.22 * fractal_noise(x * 0.3 + 4, y * 0.3, 3)
        along = along - self.first + 0.22 * fractal_noise(x * 0.3 + 40, y * 0.3 + 31, 3)
        row = np.round(along / PAN_LENGTH)
        to_platform = np.hypot(across, along - row * PAN_LENGTH)
        rough = 0.10 * fractal_noise(x * 1.1, y * 1.1, 4) + 0.05 * fractal_noise(x * 5 + 9, y * 5, 3)
        broad = bank(np.abs(across), 0.62, 0.24, rough)
        round_ = bank(to_platform, PLATFORM, 0.27, rough)
        side = bank(from_line(along - staggered(across), PAN_LENGTH), 0.30, 0.14, rough)
        parallel = bank(from_line(across, PAN_WIDTH), 0.34, 0.16, rough)
        dike_across = bank(from_line(across - 31, 62), 1.6, 0.75, rough * 2)
        dike_along = bank(from_line(along - 52, 78), 1.5, 0.65, rough * 2)
        land = np.maximum.reduce([broad, round_, side, parallel, dike_across, dike_along])
        clods = 0.05 * fractal_noise(x * 2.3, y * 2.3, 5, 0.55) + 0.02 * fractal_noise(x * 9, y * 9, 4, 0.6)
        return land + clods * np.clip(land / 0.1, 0.15, 1)


def staggered(across):
    """Where a column of pans has its banks: half way between the heaps, and anywhere farther away."""
    column = np.floor(across / PAN_WIDTH)
    return PAN_LENGTH * np.where(np.abs(column + 0.5) < 1, 0.5, (column * 0.377) % 1)


def from_line(position, spacing):
    return np.abs((position + spacing / 2) % spacing - spacing / 2)


def bank(distance, half_width, height, rough):
    """A flat top with worn shoulders and a steep foot that goes on under the water."""
    inside = half_width + rough - distance
    return np.where(inside > 0, height * (1 - np.exp(-np.maximum(inside, 0) / 0.16)), np.maximum(inside * 0.8, -0.15))


def add_ground(scene, marsh, nearest, half_view, columns, rows):
    """A fan of ever longer strips in front of the camera: as fine as the picture is at every distance."""
    angle = np.linspace(-half_view, half_view, columns)
    distance = np.geomspace(nearest, 900, rows)
    angle, distance = np.meshgrid(angle, distance)
    x, y = distance * np.sin(angle), distance * np.cos(angle)
    grid_mesh(scene, "clay", x, y, marsh.height(x, y), clay())
    add_mesh(scene, "water", [(-2e3, -30, 0), (2e3, -30, 0), (2e3, 4e3, 0), (-2e3, 4e3, 0)], [(0, 1, 2, 3)], water())


def clay():
    material, nodes = new_material("clay")
    position = nodes("NewGeometry").outputs["Position"]
    broad = nodes("TexNoise", {"Vector": position, "Scale": 2.2, "Detail": 8.0, "Roughness": 0.65}).outputs["Fac"]
    fine = nodes("TexNoise", {"Vector": position, "Scale": 20.0, "Detail": 9.0, "Roughness": 0.66}).outputs["Fac"]
    up = nodes("SeparateXYZ", {0: position}).outputs[2]
    uneven = nodes.math("MULTIPLY", nodes.math("SUBTRACT", broad, 0.5), 0.12)
    dry = nodes.ramp(nodes.math("ADD", up, uneven), [(0.05, 0.0), (0.22, 1.0)])
    earth = nodes.ramp(broad, [(0.3, 0.04), (0.7, 0.15)])
    colour = nodes("MixRGB", {0: dry, 1: (0.012, 0.012, 0.012, 1), 2: earth}).outputs[0]
    colour = nodes("MixRGB", {0: crust(nodes, position, up), 1: colour, 2: (0.55, 0.55, 0.55, 1)}).outputs[0]
    bump = nodes("Bump", {"Height": fine, "Distance": 0.04, "Strength": 0.85}).outputs[0]
    surface = nodes("BsdfPrincipled", {
        "Base Color": colour, "Roughness": nodes.ramp(dry, [(0, 0.2), (0.5, 0.42), (1, 0.8)]), "Specular": 0.5, "Normal": bump,
    }).outputs[0]
    nodes.end(misted(nodes, surface))
    return material


def crust(nodes, position, up):
    """Salt that the falling water left along the edges, here and there."""
    line = nodes.ramp(up, [(0.004, 0.0), (0.014, 1.0), (0.022, 1.0), (0.045, 0.0)])
    broken = nodes("TexNoise", {"Vector": position, "Scale": 1.3, "Detail": 9.0, "Roughness": 0.72}).outputs["Fac"]
    return nodes.math("MULTIPLY", line, nodes.ramp(broken, [(0.47, 0.0), (0.62, 0.55)]))


def water():
    """A mirror, ruffled in long patches by the first breath of air."""
    material, nodes = new_material("water")
    position = nodes("NewGeometry").outputs["Position"]
    stretched = nodes("Mapping", {"Vector": position, "Scale": (0.5, 1.6, 1)}).outputs[0]
    ripples = nodes("TexNoise", {"Vector": stretched, "Scale": 1.6, "Detail": 3.0}).outputs["Fac"]
    lengthened = nodes("Mapping", {"Vector": position, "Scale": (0.05, 0.16, 1)}).outputs[0]
    patches = nodes("TexNoise", {"Vector": lengthened, "Scale": 1.0, "Detail": 3.0}).outputs["Fac"]
    strength = nodes.ramp(patches, [(0.47, 0.02), (0.66, 0.32)])
    bump = nodes("Bump", {"Height": ripples, "Distance": 0.012, "Strength": strength}).outputs[0]
    bottom = nodes("BsdfDiffuse", {0: (0.022, 0.022, 0.022, 1)}).outputs[0]
    roughness = nodes.ramp(patches, [(0.47, 0.012), (0.66, 0.08)])
    mirror = nodes("BsdfGlossy", {0: (1, 1, 1, 1), "Roughness": roughness, "Normal": bump}).outputs[0]
    # Brine with a skin of fine salt shines more than clear water.
    shine = nodes("Fresnel", {"IOR": 2.0, "Normal": bump}).outputs[0]
    surface = nodes.mix(shine, bottom, mirror)
    nodes.end(misted(nodes, surface))
    return material


def add_far_shore(scene, away, clear):
    """Dunes and a few trees on the other side, hardly more than a shade in the mist."""
    x = np.linspace(-1.2 * away, 1.2 * away, 1600)
    dunes = 1.1 + 1.6 * fractal_noise(x * 0.012 + 3, x * 0 + 2, 3)
    trees = np.maximum(0, fractal_noise(x * 0.02 + 21, x * 0 + 5, 2) - 0.12) * 12
    # Nothing stands behind the heaps and the house.
    trees *= (x < -0.2 * away) | (x > 0.4 * away)
    leaves = 1 + 0.45 * fractal_noise(x * 0.35, x * 0 + 7, 4)
    top = np.maximum(dunes, 0.4) + trees * leaves
    x = np.stack([x, x])
    grid_mesh(scene, "shore", x, np.full_like(x, away), np.stack([top * 0 - 1, top]), shade(clear))


def add_mound(scene, x, y, length, width, height, clear):
    """A low bank of its own, for a house to stand on."""
    across, along = np.meshgrid(np.linspace(-1, 1, 240), np.linspace(-1, 1, 60))
    worn = 0.16 * fractal_noise(across * 9 + 2, along * 2, 4)
    rise = np.clip(1.15 - across**4 - along**2 + worn, 0, 1) ** 0.7
    grid_mesh(scene, "mound", x + across * length / 2, y + along * width / 2, rise * height - 0.1, shade(clear))


def shade(clear):
    material, nodes = new_material("shade")
    nodes.end(misted(nodes, nodes("BsdfDiffuse", {0: (0.03, 0.03, 0.03, 1)}).outputs[0], clear))
    return material
