"""The ground of every rendered picture: what runs inside Blender."""

import argparse
import math
import os
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector

PASSES = ("Image", "Normal", "DiffCol", "Depth", "Alpha")


def asked():
    """What `npm run art` asks for: the picture's name, its size, how many samples, and where the passes go."""
    words = argparse.ArgumentParser()
    words.add_argument("name")
    words.add_argument("width", type=int)
    words.add_argument("height", type=int)
    words.add_argument("samples", type=int)
    words.add_argument("passes")
    return words.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def empty_scene(width, height, samples, noise=0.02, bounces=8):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, noise
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(3, bounces)
    cycles.transmission_bounces, cycles.volume_bounces = min(6, bounces), 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Single bright paths would stay as white dots that no sample count takes away.
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 4.0
    return scene


def aim(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def add_camera(scene, place, target, lens=50, f_stop=None, focus=None):
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(thing)
    scene.camera = thing
    aim(thing, place, target)
    camera.lens, camera.clip_end = lens, 5000
    if f_stop:
        camera.dof.use_dof, camera.dof.aperture_fstop = True, f_stop
        camera.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    return thing


def add_area_light(scene, place, target, size, power, colour=(1, 1, 1), height=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = power, size, colour
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    thing = bpy.data.objects.new("area", light)
    scene.collection.objects.link(thing)
    aim(thing, place, target)
    return thing


def add_sun(scene, towards_sun, strength, width_in_degrees):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = strength, math.radians(width_in_degrees)
    thing = bpy.data.objects.new("sun", light)
    scene.collection.objects.link(thing)
    aim(thing, (0, 0, 0), -Vector(towards_sun))
    return thing


def add_mesh(scene, name, corners, faces, material=None, smooth=True):
    """Numpy arrays straight into a mesh; all faces have the same number of corners."""
    corners, faces = np.asarray(corners, np.float32), np.asarray(faces, np.int32)
    count, sides = faces.shape
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(corners))
    mesh.vertices.foreach_set("co", corners.ravel())
    mesh.loops.add(count * sides)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * sides, sides, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, sides, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(count, smooth))
    mesh.update(calc_edges=True)
    mesh.validate()
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    return thing


def grid_faces(across, along):
    """The faces of a grid whose corners stand in rows, as `numpy.meshgrid` lays them."""
    at = np.arange(across * along).reshape(along, across)
    return np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)


def grid_mesh(scene, name, x, y, z, material):
    corners = np.stack([x, y, z], -1).reshape(-1, 3)
    return add_mesh(scene, name, corners, grid_faces(x.shape[1], x.shape[0]), material)


_lattice = np.random.RandomState(7).rand(512, 512).astype(np.float32)


def value_noise(x, y):
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    right, up = x - column, y - row
    right, up = (t * t * t * (t * (t * 6 - 15) + 10) for t in (right, up))

    def at(c, r):
        return _lattice[r % 512, c % 512]

    low = at(column, row) * (1 - right) + at(column + 1, row) * right
    high = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return low * (1 - up) + high * up


def fractal_noise(x, y, octaves=5, gain=0.5):
    """About −1 to 1, around 0."""
    total, amount, whole = 0, 1, 0
    for octave in range(octaves):
        total = total + amount * (value_noise(x * 2**octave + octave * 17.3, y * 2**octave + octave * 9.1) - 0.5)
        whole += amount
        amount *= gain
    return total / whole * 2


class Nodes:
    """Writes a node tree as one writes a formula."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def _put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def __call__(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for setting, value in settings.items():
            setattr(node, setting, value)
        for name, value in (inputs or {}).items():
            self._put(node.inputs[name], value)
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        node = self("Math", operation=operation, use_clamp=clamp)
        self._put(node.inputs[0], a)
        self._put(node.inputs[1], b)
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation="EASE"):
        """Stops are (position, grey) or (position, (r, g, b))."""
        node = self("ValToRGB")
        self._put(node.inputs[0], factor)
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        elements.remove(elements[1])
        for index, (position, colour) in enumerate(stops):
            element = elements[0] if index == 0 else elements.new(position)
            element.position = position
            element.color = (*colour, 1) if hasattr(colour, "__len__") else (colour, colour, colour, 1)
        return node.outputs[0]

    def mix(self, factor, first, second):
        """One surface over another."""
        node = self("MixShader", {0: factor, 1: first, 2: second})
        return node.outputs[0]

    def end(self, surface):
        self("OutputMaterial", {0: surface})


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


def render_passes(scene, path):
    """Renders, and keeps the linear picture and what guides the denoising as arrays: top row first."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        started = time.time()
        bpy.ops.render.render()
        print(f"rendered in {time.time() - started:.0f} s")
        arrays = {name: _read(os.path.join(folder, f"{name}0001.exr")) for name in PASSES}
    np.savez(path, **arrays)


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, image.channels)[::-1, :, :3]
