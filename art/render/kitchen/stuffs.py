"""What table and food are made of. Lengths are centimetres."""

import numpy as np
from scene import new_material


def _place(nodes, scale=(1, 1, 1), kind="Object"):
    return nodes("Mapping", {"Vector": nodes("TexCoord").outputs[kind], "Scale": scale}).outputs[0]


def _noise(nodes, place, scale, detail=4.0, rough=0.6, distortion=0.0):
    return nodes("TexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}).outputs["Fac"]


def _bump(nodes, height, depth, strength=1.0, over=None):
    inputs = {"Height": height, "Distance": depth, "Strength": strength}
    if over is not None:
        inputs["Normal"] = over
    return nodes("Bump", inputs).outputs[0]


def _end(nodes, colour, roughness, bump=None, specular=0.4, sheen=0.0):
    inputs = {"Base Color": colour, "Roughness": roughness, "Specular": specular, "Sheen": sheen}
    if bump is not None:
        inputs["Normal"] = bump
    nodes.end(nodes("BsdfPrincipled", inputs).outputs[0])


def linen(name, colour, threads=14, depth=0.012, stripes=None):
    """Washed linen, its UV in centimetres; `stripes` are (every, wide, colour) along V."""
    material, nodes = new_material(name)

    def thread(along, across):
        place = nodes("Mapping", {"Vector": nodes("UVMap").outputs[0], "Scale": (along, across, 1)}).outputs[0]
        return _noise(nodes, place, 1.0, 3.0)

    weft, warp = thread(threads * 0.1, threads), thread(threads, threads * 0.1)
    crossing = nodes.math("MAXIMUM", weft, warp)
    slub = thread(0.25, 0.25)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", crossing, 0.75), nodes.math("MULTIPLY", slub, 0.25))
    dark = tuple(part * 0.72 for part in colour)
    cloth = nodes.ramp(tone, [(0.4, dark), (0.64, colour)])
    if stripes:
        every, wide, ink = stripes
        up = nodes("SeparateXYZ", {0: nodes("UVMap").outputs[0]}).outputs["Y"]
        at = nodes.math("MODULO", nodes.math("ADD", up, 1000), every)
        striped = nodes.math("LESS_THAN", at, wide)
        dyed = nodes.ramp(tone, [(0.4, tuple(part * 0.6 for part in ink)), (0.64, ink)])
        cloth = nodes("MixRGB", {"Fac": striped, "Color1": cloth, "Color2": dyed}).outputs[0]
    _end(nodes, cloth, 0.92, _bump(nodes, crossing, depth), 0.08, sheen=0.35)
    return material


def skin(name="skin"):
    material, nodes = new_material(name)
    place = _place(nodes)
    red = nodes("Attribute", attribute_name="blush").outputs["Fac"]
    mottled = _noise(nodes, place, 0.9, 5.0, 0.6)
    tone = nodes.ramp(mottled, [(0.35, (0.64, 0.37, 0.26)), (0.62, (0.74, 0.47, 0.35))])
    colour = nodes("MixRGB", {"Fac": nodes.math("MULTIPLY", red, 0.62), "Color1": tone, "Color2": (0.60, 0.205, 0.145, 1)}).outputs[0]
    pores = nodes("TexVoronoi", {"Vector": _place(nodes, (1, 1, 1)), "Scale": 9.0}, feature="F1").outputs["Distance"]
    lines = _noise(nodes, _place(nodes, (2.2, 1, 1)), 6.0, 4.0, 0.65)
    bump = _bump(nodes, nodes.math("ADD", nodes.math("MULTIPLY", pores, 0.5), lines), 0.028, 0.55)
    _end(nodes, colour, nodes.ramp(lines, [(0.3, 0.42), (0.7, 0.56)]), bump, 0.36)
    return material


def nail(name="nail"):
    material, nodes = new_material(name)
    along = nodes("Attribute", attribute_name="edge").outputs["Fac"]
    colour = nodes.ramp(nodes.math("ADD", nodes.math("MULTIPLY", along, 0.5), 0.5), [(0.0, (0.74, 0.52, 0.46)), (0.2, (0.70, 0.36, 0.28)), (0.84, (0.72, 0.39, 0.31)), (0.9, (0.82, 0.70, 0.62))])
    _end(nodes, colour, 0.28, None, 0.5)
    return material


def glaze(name, colour, speckle=(0.16, 0.11, 0.07), rough=0.34, bare=None):
    """Stoneware: a matt glaze with iron specks; below `bare` cm the clay shows."""
    material, nodes = new_material(name)
    place = _place(nodes)
    cloud = _noise(nodes, place, 0.5, 5.0)
    glazed = nodes.ramp(cloud, [(0.35, tuple(part * 0.86 for part in colour)), (0.65, colour)])
    speck = nodes.ramp(_noise(nodes, place, 7.0, 2.0, 0.5), [(0.70, 0.0), (0.74, 0.75)])
    colours = nodes("MixRGB", {"Fac": speck, "Color1": glazed, "Color2": (*speckle, 1)}).outputs[0]
    roughness = nodes.ramp(cloud, [(0.3, rough), (0.7, rough + 0.16)])
    bump = _bump(nodes, _noise(nodes, place, 1.3, 3.0), 0.05, 0.35)
    if bare:
        up = nodes("SeparateXYZ", {0: place}).outputs["Z"]
        line = nodes.math("ADD", up, nodes.math("MULTIPLY", cloud, 0.5))
        is_clay = nodes.math("LESS_THAN", line, bare)
        clay = nodes.ramp(_noise(nodes, place, 5.0, 4.0), [(0.3, (0.30, 0.21, 0.145)), (0.7, (0.42, 0.31, 0.22))])
        colours = nodes("MixRGB", {"Fac": is_clay, "Color1": colours, "Color2": clay}).outputs[0]
        roughness = nodes("MixRGB", {"Fac": is_clay, "Color1": roughness, "Color2": (0.85, 0.85, 0.85, 1)}).outputs[0]
    _end(nodes, colours, roughness, bump, 0.42)
    return material


def wood(name, light=(0.46, 0.29, 0.16), dark=(0.20, 0.105, 0.05), grain=1.0, rough=0.5):
    """Oiled wood, its grain running along x."""
    material, nodes = new_material(name)
    place = _place(nodes, (0.05 * grain, 0.75 * grain, 0.75 * grain))
    rings = _noise(nodes, place, 1.3, 6.0, 0.62, 0.9)
    waves = nodes.math("SINE", nodes.math("MULTIPLY", rings, 60.0))
    pores = _noise(nodes, _place(nodes, (0.6 * grain, 9 * grain, 9 * grain)), 1.6, 3.0, 0.6)
    figure = nodes.math("ADD", nodes.math("MULTIPLY", rings, 0.72), nodes.math("ADD", nodes.math("MULTIPLY", waves, 0.035), nodes.math("MULTIPLY", pores, 0.28)))
    middle = tuple((a + b) / 2 for a, b in zip(light, dark))
    colour = nodes.ramp(figure, [(0.36, dark), (0.5, middle), (0.66, light)])
    _end(nodes, colour, nodes.ramp(pores, [(0.3, rough + 0.14), (0.7, rough - 0.06)]), _bump(nodes, figure, 0.03), 0.32)
    return material


def butter(name="butter"):
    material, nodes = new_material(name)
    place = _place(nodes)
    cloud = _noise(nodes, place, 0.8, 4.0)
    colour = nodes.ramp(cloud, [(0.3, (0.93, 0.68, 0.24)), (0.7, (0.96, 0.79, 0.37))])
    streaks = _noise(nodes, place, 5.0, 4.0, 0.6)
    _end(nodes, colour, nodes.ramp(streaks, [(0.3, 0.30), (0.7, 0.45)]), _bump(nodes, streaks, 0.035, 0.45), 0.45)
    return material


def crumb(name="crumb"):
    """The cut face of a sourdough loaf; `depth` says how deep in a hole a point lies."""
    material, nodes = new_material(name)
    place = _place(nodes)
    deep = nodes("Attribute", attribute_name="depth").outputs["Fac"]
    fine = _noise(nodes, place, 7.0, 5.0, 0.65)
    colour = nodes.ramp(fine, [(0.3, (0.60, 0.44, 0.27)), (0.7, (0.82, 0.69, 0.49))])
    darker = nodes("MixRGB", {"Fac": deep, "Color1": colour, "Color2": (0.46, 0.29, 0.14, 1)}).outputs[0]
    _end(nodes, darker, 0.8, _bump(nodes, fine, 0.06, 0.8), 0.2)
    return material


def crust(name="crust"):
    material, nodes = new_material(name)
    place = _place(nodes)
    cloud = _noise(nodes, place, 0.8, 5.0, 0.62)
    colour = nodes.ramp(cloud, [(0.3, (0.14, 0.052, 0.018)), (0.5, (0.32, 0.14, 0.05)), (0.72, (0.52, 0.28, 0.11))])
    flour = nodes.ramp(_noise(nodes, place, 3.0, 6.0, 0.7), [(0.55, 0.0), (0.75, 0.7)])
    dusted = nodes("MixRGB", {"Fac": flour, "Color1": colour, "Color2": (0.78, 0.70, 0.58, 1)}).outputs[0]
    _end(nodes, dusted, 0.62, _bump(nodes, _noise(nodes, place, 4.0, 6.0, 0.65), 0.10, 0.8), 0.3)
    return material


def radish_skin(name="radish"):
    """Crimson above, white at the root's end; `root` runs from 0 at the leaves to 1."""
    material, nodes = new_material(name)
    place = _place(nodes)
    down = nodes("Attribute", attribute_name="root").outputs["Fac"]
    blotch = nodes.math("MULTIPLY", nodes.math("SUBTRACT", _noise(nodes, place, 2.2, 4.0), 0.5), 0.35)
    colour = nodes.ramp(nodes.math("ADD", down, blotch), [(0.0, (0.50, 0.012, 0.075)), (0.62, (0.62, 0.022, 0.11)), (0.78, (0.78, 0.32, 0.42)), (0.86, (0.90, 0.84, 0.80))])
    _end(nodes, colour, 0.26, _bump(nodes, _noise(nodes, place, 3.5, 4.0), 0.03, 0.4), 0.5)
    return material


def radish_flesh(name="radish flesh"):
    """A slice: white, a little glassy, pink under the rind; `rim` is 0 in the middle and 1 at the rind."""
    material, nodes = new_material(name)
    place = _place(nodes)
    out = nodes("Attribute", attribute_name="rim").outputs["Fac"]
    veins = nodes.math("MULTIPLY", nodes.math("SUBTRACT", _noise(nodes, place, 4.0, 4.0), 0.5), 0.06)
    colour = nodes.ramp(nodes.math("ADD", out, veins), [(0.0, (0.86, 0.85, 0.78)), (0.45, (0.93, 0.925, 0.88)), (0.88, (0.93, 0.90, 0.87)), (0.94, (0.80, 0.22, 0.34)), (0.975, (0.56, 0.016, 0.09))])
    _end(nodes, colour, 0.22, _bump(nodes, _noise(nodes, place, 6.0, 3.0), 0.012, 0.5), 0.5)
    return material


def leaf(name="leaf", light=(0.155, 0.30, 0.055), dark=(0.045, 0.125, 0.02)):
    material, nodes = new_material(name)
    place = _place(nodes)
    vein = nodes("Attribute", attribute_name="vein").outputs["Fac"]
    cloud = _noise(nodes, place, 1.2, 4.0)
    green = nodes.ramp(cloud, [(0.3, dark), (0.7, light)])
    colour = nodes("MixRGB", {"Fac": nodes.math("MULTIPLY", vein, 0.55), "Color1": green, "Color2": (0.45, 0.58, 0.22, 1)}).outputs[0]
    bump = _bump(nodes, nodes.math("SUBTRACT", _noise(nodes, place, 3.0, 4.0), nodes.math("MULTIPLY", vein, 0.4)), 0.10, 0.7)
    face = nodes("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.45, "Specular": 0.35, "Normal": bump}).outputs[0]
    through = nodes("BsdfTranslucent", {"Color": nodes("MixRGB", {"Fac": 0.6, "Color1": colour, "Color2": (0.28, 0.46, 0.05, 1)}).outputs[0], "Normal": bump}).outputs[0]
    nodes.end(nodes.mix(0.32, face, through))
    return material


def flake(name="flake", colour=(0.97, 0.97, 0.965), shine=0.16):
    """Milky with a gloss, as salt looks from an arm's length."""
    material, nodes = new_material(name)
    milk = nodes("BsdfDiffuse", {0: (*colour, 1)}).outputs[0]
    through = nodes("BsdfTranslucent", {0: (*colour, 1)}).outputs[0]
    body = nodes.mix(0.4, milk, through)
    gloss = nodes("BsdfGlossy", {0: (1, 1, 1, 1), 1: shine}).outputs[0]
    surface = nodes.mix(nodes("Fresnel", {0: 1.54}).outputs[0], body, gloss)
    glow = nodes("Emission", {0: (1, 0.995, 0.98, 1), 1: 0.13}).outputs[0]
    nodes.end(nodes("AddShader", {0: surface, 1: glow}).outputs[0])
    return material


def steel(name="steel"):
    material, nodes = new_material(name)
    scratches = _noise(nodes, _place(nodes, (0.4, 8, 8)), 2.0, 4.0)
    nodes.end(nodes("BsdfPrincipled", {"Base Color": (0.62, 0.61, 0.59, 1), "Metallic": 1.0, "Roughness": nodes.ramp(scratches, [(0.3, 0.16), (0.7, 0.3)])}).outputs[0])
    return material
