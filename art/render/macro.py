"""What a macro lens sees: crystals, and the wet slate they lie on. A unit is a millimetre or two."""

from scene import new_material


def crystal_material(white=(0.97, 0.97, 0.965)):
    material, nodes = new_material("crystal")
    place = nodes("NewGeometry").outputs["Position"]
    wetness = nodes("Attribute", attribute_name="wet").outputs["Fac"]
    pits = nodes("TexNoise", {"Vector": place, "Scale": 34.0, "Detail": 5.0, "Roughness": 0.65}).outputs["Fac"]
    cloud = nodes("TexNoise", {"Vector": place, "Scale": 5.0, "Detail": 5.0, "Roughness": 0.6}).outputs["Fac"]
    bump = nodes("Bump", {"Height": pits, "Distance": 0.014, "Strength": 0.5}).outputs[0]
    dull = nodes("BsdfDiffuse", {"Color": (*white, 1), "Normal": bump})
    through = nodes("BsdfTranslucent", {"Color": (*(part + 0.01 for part in white), 1), "Normal": bump})
    milky = nodes.mix(0.56, dull.outputs[0], through.outputs[0])
    wet = nodes("BsdfGlossy", {"Color": (0.9, 0.92, 0.93, 1), "Roughness": 0.28, "Normal": bump})
    share = nodes.math("ADD", nodes.ramp(cloud, [(0.35, 0.0), (0.65, 0.10)]), nodes.math("MULTIPLY", wetness, 0.30), True)
    body = nodes.mix(share, milky, wet.outputs[0])
    gloss = nodes("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.17, "Normal": bump})
    edge = nodes("Fresnel", {"IOR": 1.5, "Normal": bump}).outputs[0]
    nodes.end(nodes.mix(edge, body, gloss.outputs[0]))
    return material


def slate_material():
    material, nodes = new_material("slate")
    place = nodes("Mapping", {"Vector": nodes("NewGeometry").outputs["Position"], "Scale": (1, 1.5, 1)}).outputs[0]
    broad = nodes("TexNoise", {"Vector": place, "Scale": 0.9, "Detail": 12.0, "Roughness": 0.62}).outputs["Fac"]
    fine = nodes("TexNoise", {"Vector": place, "Scale": 38.0, "Detail": 5.0, "Roughness": 0.6}).outputs["Fac"]
    layers = nodes("Bump", {"Height": broad, "Distance": 0.45, "Strength": 0.5}).outputs[0]
    bump = nodes("Bump", {"Height": fine, "Distance": 0.012, "Strength": 0.25, "Normal": layers}).outputs[0]
    tone = nodes.ramp(broad, [(0.35, (0.009, 0.010, 0.012)), (0.7, (0.026, 0.029, 0.033))])
    wet = nodes.ramp(broad, [(0.40, 0.30), (0.62, 0.60)])
    body = nodes("BsdfPrincipled", {"Base Color": tone, "Roughness": wet, "Specular": 0.22, "Normal": bump})
    nodes.end(body.outputs[0])
    return material
