"""What packages are made of. Printed stuffs carry their UV in centimetres, so that a label lies where it says."""

import os

import bpy
from scene import new_material

LABELS = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../labels"))


class Print:
    """A label `width` cm wide whose lower left corner lies at (left, bottom) of the stuff it is printed on."""

    def __init__(self, name, left, bottom, width, pasted=False):
        self.name, self.left, self.bottom, self.width, self.pasted = name, left, bottom, width, pasted


def _centimetres(nodes):
    return nodes("UVMap").outputs[0]


def _threads(nodes, along, across, detail=3.0):
    """Noise drawn out into threads: so many per centimetre along and across."""
    place = nodes("Mapping", {"Vector": _centimetres(nodes), "Scale": (along, across, 1)})
    return nodes("TexNoise", {"Vector": place.outputs[0], "Scale": 1.0, "Detail": detail, "Roughness": 0.6}).outputs["Fac"]


def _printed(nodes, stuff, picture, wear):
    """The stuff's colour with the label's ink on it, a little starved where the stuff is rough; and how much ink there is."""
    image = bpy.data.images.load(os.path.join(LABELS, picture.name + ".png"))
    image.alpha_mode = "CHANNEL_PACKED"
    scale = 1 / picture.width, image.size[0] / image.size[1] / picture.width
    shift = -picture.left * scale[0], -picture.bottom * scale[1]
    place = nodes("Mapping", {"Vector": _centimetres(nodes), "Scale": (*scale, 1), "Location": (*shift, 0)})
    ink = nodes("TexImage", {"Vector": place.outputs[0]}, image=image, extension="CLIP", interpolation="Cubic")
    amount = ink.outputs["Alpha"]
    if wear is not None:
        amount = nodes.math("MULTIPLY", amount, wear)
    mixed = nodes("MixRGB", {"Fac": amount, "Color1": stuff, "Color2": ink.outputs["Color"]})
    return mixed.outputs[0], ink.outputs["Alpha"]


def _surface(nodes, colour, height, depth, roughness, strength=1.0, sheen=0.0, specular=0.25):
    bump = nodes("Bump", {"Height": height, "Distance": depth, "Strength": strength})
    inputs = {"Base Color": colour, "Roughness": roughness, "Specular": specular, "Sheen": sheen, "Normal": bump.outputs[0]}
    nodes.end(nodes("BsdfPrincipled", inputs).outputs[0])


def woven(name, dark, light, threads, picture, depth=0.02):
    """Cloth of so many threads per centimetre, uneven as hand-spun yarn is."""
    material, nodes = new_material(name)
    weft, warp = _threads(nodes, threads * 0.09, threads), _threads(nodes, threads, threads * 0.09)
    crossing = nodes.math("MAXIMUM", weft, warp)
    uneven = nodes.math("ADD", nodes.math("MULTIPLY", crossing, 0.75), nodes.math("MULTIPLY", _threads(nodes, 0.3, 0.3), 0.25))
    colour = nodes.ramp(uneven, [(0.4, dark), (0.66, light)])
    wear = nodes.ramp(crossing, [(0.4, 0.78), (0.56, 0.97)])
    printed, _ = _printed(nodes, colour, picture, wear)
    _surface(nodes, printed, crossing, depth, 0.9, sheen=0.3, specular=0.1)
    return material


def paper(name, dark, light, picture, wear=None, roughness=0.7, fibre=7.0, depth=0.006, sealed=None):
    """Paper or board, its fibres lying mostly upright; a pasted label hides them."""
    material, nodes = new_material(name)
    fibres = _threads(nodes, fibre, fibre * 0.22, 6.0)
    specks = _threads(nodes, fibre * 3, fibre * 3, 2.0)
    felt = nodes.math("ADD", nodes.math("MULTIPLY", fibres, 0.7), nodes.math("MULTIPLY", specks, 0.3))
    colour = nodes.ramp(felt, [(0.36, dark), (0.5, [(a + b) / 2 for a, b in zip(dark, light)]), (0.64, light)])
    starved = nodes.ramp(felt, [(0.36, wear), (0.5, 1)]) if wear else None
    printed, pasted = _printed(nodes, colour, picture, starved)
    height = felt
    if picture.pasted:
        height = nodes.math("ADD", nodes.math("MULTIPLY", felt, 0.6), nodes.math("MULTIPLY", pasted, 2.0))
    if sealed:
        height = nodes.math("ADD", height, _ribs(nodes, *sealed))
    _surface(nodes, printed, height, depth, roughness)
    return material


def _ribs(nodes, low, high, per_centimetre=3.2):
    """What the hot jaws that closed a pouch leave: ribs between two heights."""
    up = nodes("SeparateXYZ", {0: _centimetres(nodes)}).outputs["Y"]
    inside = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", up, low), nodes.math("LESS_THAN", up, high))
    wave = nodes.math("SINE", nodes.math("MULTIPLY", up, 6.283 * per_centimetre))
    return nodes.math("MULTIPLY", nodes.math("MULTIPLY", wave, inside), 1.6)


def plain(name, colour, roughness=0.7, specular=0.3, grain=None, depth=0.01):
    material, nodes = new_material(name)
    inputs = {"Base Color": (*colour, 1), "Roughness": roughness, "Specular": specular}
    if grain:
        noise = nodes("TexNoise", {"Vector": nodes("TexCoord").outputs["Object"], "Scale": grain, "Detail": 4.0})
        inputs["Normal"] = nodes("Bump", {"Height": noise.outputs["Fac"], "Distance": depth}).outputs[0]
    nodes.end(nodes("BsdfPrincipled", inputs).outputs[0])
    return material


def wood(name):
    """Olive-brown ash, the grain running along x."""
    material, nodes = new_material(name)
    place = nodes("Mapping", {"Vector": nodes("TexCoord").outputs["Object"], "Scale": (0.28, 3.2, 3.2)})
    rings = nodes("TexNoise", {"Vector": place.outputs[0], "Scale": 1.5, "Detail": 6.0, "Distortion": 0.7}).outputs["Fac"]
    pores = nodes("TexNoise", {"Vector": place.outputs[0], "Scale": 9.0, "Detail": 3.0}).outputs["Fac"]
    figure = nodes.math("ADD", nodes.math("MULTIPLY", rings, 0.72), nodes.math("MULTIPLY", pores, 0.28))
    colour = nodes.ramp(figure, [(0.38, (0.26, 0.145, 0.07)), (0.5, (0.41, 0.25, 0.13)), (0.64, (0.55, 0.37, 0.21))])
    _surface(nodes, colour, figure, 0.02, 0.48, specular=0.35)
    return material


def cork(name):
    material, nodes = new_material(name)
    place = nodes("TexCoord").outputs["Object"]
    cells = nodes("TexVoronoi", {"Vector": place, "Scale": 8.0, "Randomness": 1.0}, feature="F1")
    shades = nodes("TexNoise", {"Vector": place, "Scale": 5.0, "Detail": 6.0, "Roughness": 0.65}).outputs["Fac"]
    tone = nodes.math("ADD", nodes.math("MULTIPLY", shades, 0.8), nodes.math("MULTIPLY", cells.outputs["Distance"], 0.3))
    colour = nodes.ramp(tone, [(0.33, (0.2, 0.105, 0.05)), (0.44, (0.46, 0.29, 0.165)), (0.6, (0.6, 0.41, 0.255))])
    _surface(nodes, colour, tone, 0.06, 0.85)
    return material


def salt(name, colour=(0.955, 0.955, 0.95)):
    """Milky: light wanders through the crystals farther than rays are followed, so they get back a little of it as a glow."""
    material, nodes = new_material(name)
    milk = nodes("BsdfDiffuse", {0: (*colour, 1)}).outputs[0]
    shine = nodes("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.22}).outputs[0]
    surface = nodes.mix(nodes("Fresnel", {0: 1.54}).outputs[0], milk, shine)
    glow = nodes("Emission", {0: (1, 0.995, 0.98, 1), 1: 0.14}).outputs[0]
    nodes.end(nodes("AddShader", {0: surface, 1: glow}).outputs[0])
    return material


def thin_glass(name, strength=1.0, edge=(0.62, 0.69, 0.68)):
    """A wall so thin that light goes straight through: clear in front, a little green where one looks along it."""
    material, nodes = new_material(name)
    # Blender's Fresnel takes a wall's back for the inside of a solid, and lets no slanting light out.
    slant = nodes("LayerWeight", {0: 0.5}).outputs["Facing"]
    tint = nodes("MixRGB", {"Fac": nodes.math("POWER", slant, 3.0), "Color1": (1, 1, 1, 1), "Color2": (*edge, 1)})
    clear = nodes("BsdfTransparent", {0: tint.outputs[0]}).outputs[0]
    shine = nodes("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.03}).outputs[0]
    mirrored = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("POWER", slant, 5.0), 0.7), 0.04)
    nodes.end(nodes.mix(nodes.math("MULTIPLY", mirrored, strength), clear, shine))
    return material
