"""The three steps from the sea to the rake: three views of one marsh with one horizon."""

import importlib

from scene import add_camera, asked, empty_scene, render_passes

HORIZON = 0.345

want = asked()
scene = empty_scene(want.width, want.height, want.samples, bounces=4)
step = importlib.import_module(f"steps.{want.name}")
step.build(scene, want.width)
# Level, so that uprights are upright; its lens is shifted, as on a view camera, until the horizon stands where it should.
camera = add_camera(scene, (0, 0, step.EYE), (0, 10, step.EYE), lens=step.LENS)
camera.data.shift_y, camera.data.clip_start = HORIZON - 0.5, 0.05
render_passes(scene, want.passes)
