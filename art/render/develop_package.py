"""Lays the developed package on the page's own colour."""

import sys

import numpy as np
from develop import curve, denoised, grain, passes_of, smooth_step, srgb, write

PAGE = np.array([0xFA, 0xF9, 0xF6], np.float32) / 255
_, _name, passes_path, target = sys.argv

passes = passes_of(passes_path)
alpha = np.clip(passes["Alpha"][:, :, :1], 0, 1)
page = ((PAGE + 0.055) / 1.055) ** 2.4
# A floor without end is shaded everywhere a little. Only what is clearly shadow stays, and nothing at the picture's edge.
high, wide = alpha.shape[:2]
to_edge = np.minimum(np.minimum(*np.ogrid[0:high, 0:wide]), np.minimum(*np.ogrid[high - 1 : -1 : -1, wide - 1 : -1 : -1])) / wide
shadow = np.clip(denoised({**passes, "Image": np.repeat(alpha, 3, 2)}, light=0.2, normal=0.2, colour=0.03)[..., :1], 0, 1)
shadow = 0.92 * shadow**2 / (shadow + 0.06) * smooth_step(to_edge / 0.16)[..., None]
# Blender counts a floor that only catches shadows twice: no real stuff is as bright.
is_floor = np.clip((passes["DiffCol"].min(-1, keepdims=True) - 1) / 0.55, 0, 1)
alpha = alpha * (1 - is_floor) + shadow * is_floor
# The shadow's alpha lets a little more blue through, as shadows in daylight do.
laid = passes["Image"] + page * (1 - alpha) ** np.array([1.03, 1.0, 0.96], np.float32)
picture = srgb(denoised({**passes, "Image": laid}, levels=4, light=0.13, normal=0.2, colour=0.03))
toned = curve(picture, [(0, 0), (0.2, 0.175), (0.55, 0.56), (0.8, 0.825), (0.955, 0.962), (1, 1)])
# The paper's grain is left off where the page shows, so that the picture's edge can't be seen.
toned += grain(toned.shape, 0.006)[..., None] * alpha
bare = 1 - smooth_step(alpha / 0.06)
write(toned * (1 - bare) + PAGE * bare, target, quality=94)
