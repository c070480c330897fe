"""The six packages, one by one and together, in their true size. Lengths are centimetres."""

import os

import numpy as np
from packages.bag import bag_mesh, row_of_front, rumpled, stitches, swayed
from packages.fall import filled_bag
from packages.scoop import scoop
from packages.studio import empty_studio, turned
from packages.stuffs import Print, cork, paper, plain, salt, thin_glass, wood, woven
from packages.tied import tied_sack
from packages.vessels import box, jar
from scene import add_mesh, asked, grid_faces, render_passes

# `settle` is how far the top comes down while the bag fills, `fullness` and `weight` how the salt presses, above and below.
BAGS = {
    "pouch": dict(width=17, height=25.5, depth=8, settle=0.03, fullness=2.2, weight=0.2, stiffness=3.0, seed=3),
    "sack-25kg": dict(width=50, height=82, depth=19, settle=0.04, fullness=3.2, weight=0.3, stiffness=1.0, seed=1),
}


def _jar(scene, _fallen, side):
    label = paper("label", (0.86, 0.84, 0.79), (0.92, 0.9, 0.86), Print("jar" + side, 0, 0, 5.8), roughness=0.6)
    only_where_printed(label)
    return jar(scene, thin_glass("glass"), thin_glass("inner glass", 0.5), salt("salt"), cork("cork"), label)


def only_where_printed(material):
    """Cuts a pasted label out along its own outline."""
    tree = material.node_tree
    end = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    image = next(node for node in tree.nodes if node.type == "TEX_IMAGE")
    surface = end.inputs[0].links[0].from_socket
    mix, nothing = tree.nodes.new("ShaderNodeMixShader"), tree.nodes.new("ShaderNodeBsdfTransparent")
    tree.links.new(image.outputs["Alpha"], mix.inputs[0])
    tree.links.new(nothing.outputs[0], mix.inputs[1])
    tree.links.new(surface, mix.inputs[2])
    tree.links.new(mix.outputs[0], end.inputs[0])


def _box(scene, _fallen, side):
    board = paper("board", (0.66, 0.62, 0.54), (0.79, 0.755, 0.68), Print("box" + side, 0, 0, 14.4), wear=0.9, fibre=12)
    return box(scene, board, plain("lid", (0.72, 0.685, 0.61), 0.75, grain=12))


def _pouch(scene, fallen, side):
    size = BAGS["pouch"]
    kraft = paper("kraft", (0.35, 0.225, 0.125), (0.50, 0.35, 0.215), Print("pouch" + side, 3.3, 4.2, 10.4, pasted=True), fibre=14, roughness=0.62, sealed=(23.3, 25.1))
    return [bag_mesh(scene, "pouch", swayed(rumpled(fallen["pouch"], 0.12, 8 if side else 3), 0.35), size["width"], size["height"], kraft)]


def _cotton(scene, _fallen, side):
    # Half the girth further on lies the back; a patch is sewn there, where the front is printed.
    picture = Print("sack-2kg-back", 22 - 4.4, 2.4, 8.8) if side else Print("sack-2kg", -4.5, 2.3, 9)
    cloth = woven("cotton", (0.70, 0.665, 0.59), (0.91, 0.885, 0.825), 12, picture)
    return tied_sack(scene, "sack", 16, 13.4, 25, cloth, plain("cord", (0.16, 0.085, 0.28), 0.9, grain=30, depth=0.03), seed=2)


def _linen(scene, _fallen, side):
    picture = Print("sack-5kg-back", 30.9 - 6, 3.4, 12) if side else Print("sack-5kg", -21, 1.7, 42)
    cloth = woven("linen", (0.40, 0.33, 0.235), (0.66, 0.575, 0.45), 9, picture)
    return tied_sack(scene, "sack", 22.5, 18.5, 34, cloth, plain("cord", (0.72, 0.65, 0.53), 0.9, grain=22, depth=0.03), seed=5)


def _paper_sack(scene, fallen, side):
    size = BAGS["sack-25kg"]
    points = swayed(rumpled(fallen["sack-25kg"], 0.42, 7 if side else 2), 1.1)
    picture = Print("sack-25kg" + side, 0, 4.5, 50)
    kraft = paper("sack", (0.42, 0.31, 0.19), (0.60, 0.47, 0.32), picture, wear=0.93, fibre=2.2, roughness=0.66, depth=0.015)
    tape = plain("tape", (0.74, 0.68, 0.56), 0.8, grain=2, depth=0.05)
    thread = plain("thread", (0.88, 0.86, 0.80), 0.75)
    over = [row_of_front(points, share) + (0, -0.22, 0) for share in np.linspace(0.93, 1.0, 8)]
    over.append(over[-1] + (0, 0.45, 0.06))
    band = add_mesh(scene, "tape", np.concatenate(over), grid_faces(len(over[0]), len(over)), tape)
    seam = stitches(scene, "seam", row_of_front(points, 0.955) + (0, -0.3, 0), 1.0, 0.35, 0.14, thread)
    return [bag_mesh(scene, "sack", points, size["width"], size["height"], kraft), band, seam]


# What stands where: the maker, the picture's width and the height of its middle, the turn, and the scoop's place and turn.
PACKAGES = {
    "jar": (_jar, 14, 5.0, 0, (-1.7, 0.4), (4.3, -1.6), 62),
    "box": (_box, 19.5, 6.7, -27, (-1.6, 0.5), (6.4, -2.6), 60),
    "pouch": (_pouch, 33, 12.2, 7, (-2.0, 0), (9.6, -5.5), 40),
    "sack-2kg": (_cotton, 33, 11.8, -6, (-2.2, 0), (10.0, -6.0), 42),
    "sack-5kg": (_linen, 44.5, 16.1, 7, (-2.4, 0), (14.0, -8), 36),
    "sack-25kg": (_paper_sack, 100, 37, -8, (-4, 0), (27, -17), 30),
}

# Tied sacks are turned round, since their cord hangs down in front; the others look alike from both sides.
TURN_OF_BACK = {"sack-2kg-back": 192, "sack-5kg-back": 166}

# Where they stand together: place and turn.
FAMILY = {
    "sack-25kg": (-38, 14, -8),
    "sack-5kg": (-5, 0, 7),
    "sack-2kg": (16, -5, -6),
    "pouch": (34, 2, 7),
    "box": (48, -6, -27),
    "jar": (58.5, -10, 0),
}


def main():
    wish = asked()
    name = wish.name.removesuffix("-back")
    side = wish.name[len(name) :]
    names = list(PACKAGES) if name == "family" else [name]
    # Letting the bags fall starts new scenes: it comes first.
    fallen = {bag: filled_bag(os.path.dirname(wish.passes), **BAGS[bag]) for bag in names if bag in BAGS}
    if name == "family":
        scene = _family(wish, fallen)
    else:
        make, frame, middle, turn, place, scoop_place, scoop_turn = PACKAGES[name]
        scene = empty_studio(wish.width, wish.height, wish.samples, frame, middle)
        turned(make(scene, fallen, side), turn + TURN_OF_BACK.get(wish.name, 0), (0, 0) if side else place)
        if not side:
            turned(scoop(scene, wood("wood"), salt("loose salt")), scoop_turn, scoop_place)
    render_passes(scene, wish.passes)


def _family(wish, fallen):
    scene = empty_studio(wish.width, wish.height, wish.samples, 150, 37)
    for name, (x, y, turn) in FAMILY.items():
        turned(PACKAGES[name][0](scene, fallen, ""), turn, (x, y))
    turned(scoop(scene, wood("wood"), salt("loose salt")), 24, (27, -26))
    return scene


main()
