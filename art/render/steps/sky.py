"""The sky at dawn, its sun, and the mist that takes its colour: the same over all three plates."""

import bpy

from scene import Nodes, add_sun


class Sky:
    def __init__(self, scene, sun=(-0.22, 0.045), clouds=3.3, cover=0.62, broken=0.9, mist=62.0):
        """`sun` is where it glows; `clouds` which sky, how dense, how broken; `mist` how many metres one sees."""
        self.sun, self.clouds, self.cover, self.broken, self.mist = sun, clouds, cover, broken, mist
        world = bpy.data.worlds.new("dawn")
        scene.world = world
        world.use_nodes = True
        nodes = Nodes(world.node_tree)
        direction = nodes("TexCoord").outputs["Generated"]
        light = nodes("Background", {"Color": self._colour(nodes, direction, True), "Strength": 1.0})
        nodes("OutputWorld", {0: light.outputs[0]})

    def rise(self, scene, towards, strength, width_in_degrees=4):
        sun = add_sun(scene, towards, strength, width_in_degrees)
        # Its mirror image would be a white blot on the water.
        sun.visible_glossy = False

    def _colour(self, nodes, direction, clouded):
        math = nodes.math
        x, y, z = nodes("SeparateXYZ", {0: direction}).outputs
        z = math("ABSOLUTE", z)
        heights = [(0, 0.46), (0.22, 0.38), (0.42, 0.24), (0.7, 0.14), (1, 0.09)]
        base = nodes.ramp(math("POWER", z, 0.55), heights)
        aside = math("SUBTRACT", x, self.sun[0])
        above = math("SUBTRACT", z, self.sun[1])
        away = math("ADD", math("MULTIPLY", aside, aside), math("MULTIPLY", math("MULTIPLY", above, above), 6.0))
        glow = math("MULTIPLY", math("EXPONENT", math("MULTIPLY", away, -8.0)), 0.22)
        core = math("MULTIPLY", math("EXPONENT", math("MULTIPLY", away, -110.0)), 0.16)
        colour = math("ADD", math("ADD", base, glow), core)
        if not clouded:
            return colour
        depth = math("ADD", z, 0.10)
        across = math("MULTIPLY", math("DIVIDE", x, depth), 0.55)
        along = math("MULTIPLY", math("DIVIDE", y, depth), 1.1)
        place = nodes("CombineXYZ", {0: across, 1: along, 2: self.clouds}).outputs[0]
        wisps = {"Scale": self.broken, "Detail": 7.0, "Roughness": 0.56, "Distortion": 0.35}
        drift = nodes("TexNoise", {"Vector": place, **wisps})
        shape = nodes.ramp(drift.outputs["Fac"], [(0.34, 0.0), (0.66, 1.0)])
        amount = math("MULTIPLY", math("SUBTRACT", shape, 0.42), self.cover)
        amount = math("MULTIPLY", amount, math("MINIMUM", math("MULTIPLY", z, 7.0), 1.0))
        return math("MULTIPLY", colour, math("ADD", 1.0, amount))

    def veiled(self, nodes, surface):
        """The farther, the more of the sky that stands at the horizon behind it: no seam where the ground ends."""
        math = nodes.math
        distance = nodes("CameraData").outputs["View Distance"]
        density = math("POWER", math("DIVIDE", distance, self.mist), 1.35)
        share = math("SUBTRACT", 1.0, math("EXPONENT", math("MULTIPLY", density, -1.0)), True)
        incoming = nodes("NewGeometry").outputs["Incoming"]
        x, y, _ = nodes("SeparateXYZ", {0: incoming}).outputs
        level = nodes("CombineXYZ", {0: math("MULTIPLY", x, -1.0), 1: math("MULTIPLY", y, -1.0), 2: 0.0}).outputs[0]
        mist = nodes("Emission", {"Color": self._colour(nodes, level, False), "Strength": 1.0})
        return nodes.mix(share, surface, mist.outputs[0])
