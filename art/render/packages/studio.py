"""Where the packages are photographed: on nothing but their own shadow. Lengths are centimetres of the real thing."""

import math

import bpy
from scene import Nodes, add_area_light, add_camera, add_mesh, empty_scene

FROM_ABOVE = math.radians(10)
DISTANCE = 3.4


def empty_studio(width, height, samples, frame, middle):
    """A view `frame` wide whose middle stands `middle` over the floor; the light grows with it, so that all pictures look alike."""
    scene = empty_scene(width, height, samples, noise=0.03)
    scene.render.film_transparent = True
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.diffuse_bounces = 5
    _surround(scene)
    _floor(scene, frame)
    away = DISTANCE * frame
    place = (0, -away * math.cos(FROM_ABOVE), middle + away * math.sin(FROM_ABOVE))
    camera = add_camera(scene, place, (0, 0, middle), lens=36 * DISTANCE).data
    camera.sensor_fit = "HORIZONTAL"
    camera.clip_start, camera.clip_end = 1, 20 * frame

    def lamp(place, size, brightness, colour, high):
        add_area_light(
            scene,
            [frame * part for part in place],
            (0, 0, frame * 0.35),
            frame * size,
            brightness * frame * frame,
            colour,
            frame * high,
        )

    lamp((-1.5, -0.9, 1.35), 0.9, 15, (1, 0.975, 0.94), 1.3)
    lamp((0.55, 1.5, 1.5), 1.4, 8.5, (1, 0.99, 0.97), 0.7)
    lamp((1.7, -0.7, 0.6), 0.5, 1.5, (0.93, 0.97, 1), 1.1)
    return scene


def _surround(scene):
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    light = nodes("Background", {0: (0.96, 0.965, 0.97, 1), 1: 0.52})
    world.node_tree.links.new(light.outputs[0], nodes("OutputWorld").inputs[0])


def _floor(scene, frame):
    edge = 30 * frame
    floor = add_mesh(scene, "floor", [(-edge, -edge, 0), (edge, -edge, 0), (edge, edge, 0), (-edge, edge, 0)], [(0, 1, 2, 3)])
    floor.is_shadow_catcher = True


def turned(things, degrees, place):
    """Moves things that stand around the origin to their place, turned."""
    for thing in things:
        thing.rotation_euler = (0, 0, math.radians(degrees))
        thing.location = (*place, 0)
