"""What stands and lies about on a marsh: the house for the salt, and the long rake."""

import math

import bpy
from mathutils import Vector

from scene import add_mesh, new_material

from .sky import CLEAR_METRES, misted


def wood(light, clear=CLEAR_METRES, stretch=(12, 12, 0.8)):
    material, nodes = new_material("wood")
    place = nodes("TexCoord").outputs["Object"]
    grain = nodes("Mapping", {"Vector": place, "Scale": stretch}).outputs[0]
    noise = nodes("TexNoise", {"Vector": grain, "Scale": 6.0, "Detail": 6.0}).outputs["Fac"]
    colour = nodes.ramp(noise, [(0.3, light * 0.4), (0.7, light)])
    nodes.end(misted(nodes, nodes("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.75}).outputs[0], clear))
    return material


def add_salorge(scene, x, y, ground, turn, clear, length=10.0, width=6.0, wall=2.2, ridge=4.7):
    """A long low house of tarred boards on a stone foot, its roof hipped and drawn down over the walls."""
    half, deep, over = length / 2, width / 2, 0.35
    walls = [(-half, -deep), (half, -deep), (half, deep), (-half, deep)]
    corners = [(a, b, -0.6) for a, b in walls] + [(a, b, wall) for a, b in walls]
    eaves = [(-half - over, -deep - over), (half + over, -deep - over), (half + over, deep + over), (-half - over, deep + over)]
    corners += [(a, b, wall - 0.2) for a, b in eaves]
    corners += [(-half + 1.7, 0, ridge), (half - 1.7, 0, ridge)]
    sides = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    roof = [(8, 9, 13, 12), (10, 11, 12, 13), (9, 10, 13, 13), (11, 8, 12, 12)]
    for name, faces, light in (("walls", sides, 0.05), ("roof", roof[:2], 0.16)):
        place(add_mesh(scene, name, corners, faces, wood(light, clear), smooth=False), x, y, ground, turn)
    door = [(-0.2, -deep - 0.03, 0), (1.5, -deep - 0.03, 0), (1.5, -deep - 0.03, 1.9), (-0.2, -deep - 0.03, 1.9)]
    place(add_mesh(scene, "door", door, [(0, 1, 2, 3)], wood(0.01, clear), smooth=False), x, y, ground, turn)
    hips = [(9, 10, 13), (11, 8, 12)]
    place(add_mesh(scene, "roof", corners, hips, wood(0.13, clear), smooth=False), x, y, ground, turn)


def place(thing, x, y, z, turn):
    thing.location = (x, y, z)
    thing.rotation_euler = (0, 0, math.radians(turn))


def add_rake(scene, board, end):
    """The las: a board at one end of a very long thin pole."""
    board, end = Vector(board), Vector(end)
    direction = (end - board).normalized()
    bpy.ops.mesh.primitive_cylinder_add(radius=0.021, depth=(end - board).length, vertices=24, location=(board + end) / 2)
    pole = bpy.context.object
    pole.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    bpy.ops.mesh.primitive_cube_add(size=1, location=board)
    plank = bpy.context.object
    plank.scale = (0.028, 0.95, 0.13)
    plank.rotation_euler = (0, -1.15, math.atan2(direction.y, direction.x))
    plank.modifiers.new("worn", "BEVEL").width = 0.012
    pole.data.materials.append(wood(0.5))
    plank.data.materials.append(wood(0.5, stretch=(3, 0.8, 3)))
    for face in pole.data.polygons:
        face.use_smooth = True
