"""Dawn: a dark sky over a narrow band of light, and the mist that takes its colour."""

import bpy

from scene import Nodes, add_sun

# Where the light is strongest, as the sideways part of a direction that looks ahead: right of the words on the page.
DAWN = 0.14
CLEAR_METRES = 80.0


def add_sky(scene):
    world = bpy.data.worlds.new("dawn")
    world.use_nodes = True
    scene.world = world
    nodes = Nodes(world.node_tree)
    direction = nodes("TexCoord").outputs["Generated"]
    background = nodes("Background", {0: sky_colour(nodes, direction, with_clouds=True)})
    nodes("OutputWorld", {0: background.outputs[0]})
    sun = add_sun(scene, (-0.88, 0.12, 0.30), strength=1.6, width_in_degrees=16)
    # In the water it would be a white disc.
    sun.visible_glossy = False


def sky_colour(nodes, direction, with_clouds):
    math = nodes.math
    across, ahead, up = nodes("SeparateXYZ", {0: direction}).outputs
    # Rounded at the horizon: a sharp fold would draw a line along it.
    up = math("SUBTRACT", math("POWER", math("ADD", math("MULTIPLY", up, up), 0.0006), 0.5), 0.0245)
    height = [(0, 0.47), (0.09, 0.37), (0.19, 0.26), (0.33, 0.20), (0.5, 0.21), (0.62, 0.22), (0.78, 0.28), (1, 0.34)]
    light = nodes.ramp(math("POWER", up, 0.6), height)
    aside = math("SUBTRACT", across, DAWN)
    aside = math("MULTIPLY", aside, aside)
    raised = math("MULTIPLY", math("POWER", math("SUBTRACT", up, 0.02), 2.0), 14.0)
    distance = math("ADD", math("MULTIPLY", aside, 1.3), raised)
    light = math("MULTIPLY", light, math("ADD", 0.6, math("MULTIPLY", falling(math, distance, 6.0), 0.75)))
    light = math("ADD", light, math("MULTIPLY", falling(math, distance, 60.0), 0.22))
    return math("MULTIPLY", light, clouds(nodes, direction)) if with_clouds else light


def falling(math, distance, steepness):
    return math("EXPONENT", math("MULTIPLY", distance, -steepness))


def clouds(nodes, direction):
    """Long low streaks, seen in perspective: nearer overhead, thinner towards the horizon, none on it."""
    math = nodes.math
    across, ahead, up = nodes("SeparateXYZ", {0: direction}).outputs
    up = math("ABSOLUTE", up)
    flat = math("ADD", up, 0.09)
    place = nodes("CombineXYZ", {
        0: math("MULTIPLY", math("DIVIDE", across, flat), 0.5),
        1: math("MULTIPLY", math("DIVIDE", ahead, flat), 1.15),
        2: 3.3,
    })
    noise = nodes("TexNoise", {
        "Vector": place.outputs[0], "Scale": 0.9, "Detail": 9.0, "Roughness": 0.58, "Distortion": 0.5,
    })
    cover = math("SUBTRACT", nodes.ramp(noise.outputs["Fac"], [(0.34, 0.0), (0.68, 1.0)]), 0.5)
    rising = math("MINIMUM", math("MULTIPLY", up, 6.0), 1.0)
    return math("ADD", 1.0, math("MULTIPLY", math("MULTIPLY", cover, 0.85), rising))


def misted(nodes, surface, clear=CLEAR_METRES):
    """The farther and the lower, the more of the sky's own light lies over a surface."""
    math = nodes.math
    far = math("POWER", math("DIVIDE", nodes("CameraData").outputs["View Distance"], clear), 1.4)
    geometry = nodes("NewGeometry")
    up = nodes("SeparateXYZ", {0: geometry.outputs["Position"]}).outputs[2]
    low = math("EXPONENT", math("MULTIPLY", math("MAXIMUM", up, 0.0), -0.3))
    thickness = math("SUBTRACT", 1.0, math("EXPONENT", math("MULTIPLY", math("MULTIPLY", far, low), -1.0)), True)
    ahead = nodes("VectorMath", {0: geometry.outputs["Incoming"]}, operation="SCALE")
    ahead.inputs["Scale"].default_value = -1
    mist = nodes("Emission", {0: sky_colour(nodes, ahead.outputs[0], with_clouds=False)})
    return nodes.mix(thickness, surface, mist.outputs[0])
