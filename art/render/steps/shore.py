"""What a salt marsh is made of: clay, brine, salt, wood."""

from scene import new_material

BLACK_CLAY = (0.013, 0.013, 0.013, 1)


def attribute(nodes, name):
    return nodes("Attribute", attribute_name=name).outputs["Fac"]


def carry(thing, name, values):
    """A figure for every corner of a mesh, which its material reads with `attribute`."""
    layer = thing.data.attributes.new(name, "FLOAT", "POINT")
    layer.data.foreach_set("value", values.astype("float32").ravel())


def noise(nodes, place, scale, detail, roughness=0.6):
    return nodes("TexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]


def clay(sky, wet_height=0.10, tones=(0.026, 0.075)):
    """Black and shining at the waterline, paler and dull above."""
    material, nodes = new_material("clay")
    math = nodes.math
    place = nodes("NewGeometry").outputs["Position"]
    broad, fine = noise(nodes, place, 2.2, 8.0, 0.65), noise(nodes, place, 34.0, 5.0, 0.65)
    above = math("DIVIDE", nodes("SeparateXYZ", {0: place}).outputs[2], wet_height)
    uneven = math("MULTIPLY", math("SUBTRACT", broad, 0.5), 1.6)
    dry = nodes.ramp(math("ADD", above, uneven), [(0.1, 0.0), (1.0, 1.0)])
    mottled = math("ADD", math("MULTIPLY", broad, 0.75), math("MULTIPLY", fine, 0.25))
    tone = nodes("MixRGB", {0: dry, 1: BLACK_CLAY, 2: nodes.ramp(mottled, [(0.3, tones[0]), (0.7, tones[1])])})
    bump = nodes("Bump", {"Height": fine, "Distance": 0.02, "Strength": 0.6})
    shine = {"Roughness": nodes.ramp(dry, [(0, 0.22), (1, 0.85)]), "Specular": 0.4}
    body = nodes("BsdfPrincipled", {"Base Color": tone.outputs[0], "Normal": bump.outputs[0], **shine})
    nodes.end(sky.veiled(nodes, body.outputs[0]))
    return material


def salt_surface(nodes, grain, white):
    """`grain` is how many crystals stand in a metre."""
    place = nodes("NewGeometry").outputs["Position"]
    cells = nodes("TexVoronoi", {"Vector": place, "Scale": grain}).outputs["Distance"]
    lumps = nodes("Bump", {"Height": noise(nodes, place, grain * 0.55, 5.0, 0.7), "Distance": 1.6 / grain, "Strength": 0.5})
    facets = nodes("Bump", {"Height": cells, "Distance": 0.9 / grain, "Strength": 0.5, "Normal": lumps.outputs[0]})
    colour = {"Base Color": (white, white, white, 1), "Roughness": 0.5, "Specular": 0.45}
    body = nodes("BsdfPrincipled", {**colour, "Normal": facets.outputs[0]})
    through = nodes("BsdfTranslucent", {"Color": (0.9, 0.9, 0.9, 1)})
    return nodes.mix(0.22, body.outputs[0], through.outputs[0])


def salt(sky, grain=120.0, white=0.84):
    material, nodes = new_material("salt")
    nodes.end(sky.veiled(nodes, salt_surface(nodes, grain, white)))
    return material


def brine(sky, ripple=3.2, calm=0.05, breeze=0.40, patches=0.12, waves=0.01, mirror=0.9, crust_grain=150.0):
    """Still water with patches of breeze; `silt` clouds it, and where the mesh carries `white`, crystals float on it."""
    material, nodes = new_material("brine")
    math = nodes.math
    place = nodes("NewGeometry").outputs["Position"]
    drawn_out = nodes("Mapping", {"Vector": place, "Scale": (0.7, 1.5, 1)}).outputs[0]
    wind = nodes.ramp(noise(nodes, place, patches, 3.0), [(0.42, calm), (0.65, breeze)])
    bump = nodes("Bump", {"Height": noise(nodes, drawn_out, ripple, 4.0), "Distance": waves, "Strength": wind})
    depth = nodes.ramp(attribute(nodes, "silt"), [(0, 0.018), (1, 0.12)])
    skin = {"Roughness": 0.03, "Specular": mirror, "Normal": bump.outputs[0]}
    water = nodes("BsdfPrincipled", {"Base Color": depth, **skin})
    speckled = math("MULTIPLY", math("SUBTRACT", noise(nodes, place, 95.0, 4.0, 0.75), 0.5), 1.1)
    share = nodes.ramp(math("ADD", attribute(nodes, "white"), speckled), [(0.30, 0.0), (0.62, 1.0)], "LINEAR")
    crust = salt_surface(nodes, crust_grain, 0.86)
    nodes.end(sky.veiled(nodes, nodes.mix(share, water.outputs[0], crust)))
    return material


def wood(sky, tones=(0.05, 0.17), roughness=0.45):
    material, nodes = new_material("wood")
    along = nodes("Mapping", {"Vector": nodes("TexCoord").outputs["Object"], "Scale": (14, 14, 1.1)}).outputs[0]
    fibre = noise(nodes, along, 5.0, 8.0)
    bump = nodes("Bump", {"Height": fibre, "Distance": 0.01, "Strength": 0.6})
    colour = {"Base Color": nodes.ramp(fibre, [(0.3, tones[0]), (0.7, tones[1])]), "Roughness": roughness}
    body = nodes("BsdfPrincipled", {**colour, "Specular": 0.4, "Normal": bump.outputs[0]})
    nodes.end(sky.veiled(nodes, body.outputs[0]))
    return material


def grass(sky):
    material, nodes = new_material("grass")
    blades = noise(nodes, nodes("NewGeometry").outputs["Position"], 9.0, 3.0)
    tone = nodes.ramp(blades, [(0.3, 0.05), (0.7, 0.16)])
    body = nodes("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.6, "Specular": 0.3})
    through = nodes("BsdfTranslucent", {"Color": tone})
    nodes.end(sky.veiled(nodes, nodes.mix(0.35, body.outputs[0], through.outputs[0])))
    return material
