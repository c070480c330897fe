"""The salt marsh at dawn: a broad view for screens and a tall one for phones."""

import math

from marsh.ground import Marsh, add_far_shore, add_ground, add_mound
from marsh.salt import add_heaps
from marsh.sky import add_sky
from marsh.wood import add_rake, add_salorge
from scene import add_camera, asked, empty_scene, render_passes

# Angles in degrees: how the marsh is turned, and where the camera looks. Lengths in metres: the broad bank's way from the
# camera, the first heap's distance, the nearest ground in sight, and where on the bank the rake's board lies.
VIEWS = {
    "hero": {"turn": 7, "aside": 2.6, "first": 10.4, "nearest": 5.0, "rake": -0.05, "yaw": 0, "pitch": -2.2},
    "hero-tall": {"turn": 3, "aside": 0.9, "first": 9.2, "nearest": 3.4, "rake": -0.5, "yaw": 4, "pitch": 1.4},
}
EYE, LENS = 2.45, 30
SIZES = [1.22, 1.05, 1.16, 0.98, 1.1, 1.02, 1.12, 0.95, 1.08, 1.0]
HOUSE = (41.0, 150.0)

want = asked()
view = VIEWS[want.name]
scene = empty_scene(want.width, want.height, want.samples, bounces=4)
add_sky(scene)

marsh = Marsh(view["turn"], view["aside"], view["first"])
detail = max(want.width, want.height) / 2560
half_view = math.atan(18 / LENS * min(1, want.width / want.height)) + math.radians(view["yaw"]) + 0.05
add_ground(scene, marsh, view["nearest"], half_view, int(1700 * detail), int(1500 * detail))
add_heaps(scene, marsh, [(x, y, size) for (x, y), size in zip(marsh.platforms(len(SIZES)), SIZES)])
board = marsh.place(marsh.aside + view["rake"], marsh.first - 1.95)
end = marsh.place(marsh.aside + 0.25, marsh.first - 6.8)
add_rake(scene, (*board, 0.33), (*end, 0.30))

x, y = HOUSE
add_mound(scene, x + 12, y, 90, 16, 0.9, clear=190)
add_salorge(scene, x, y, 0.8, turn=14, clear=190)
add_far_shore(scene, 330, clear=270)

yaw, pitch = math.radians(view["yaw"]), math.radians(view["pitch"])
add_camera(scene, (0, 0, EYE), (10 * math.sin(yaw), 10 * math.cos(yaw), EYE + 10 * math.tan(pitch)), LENS)
render_passes(scene, want.passes)
