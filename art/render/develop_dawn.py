"""Prints of the salt marsh at dawn, all from one set of tones."""

import sys

from develop import across, curve, denoised, down, film, glow, graduated, grain, grey_of, passes_of, resized, smooth_step, srgb, vignette, write

TONES = [(0, 0), (0.1, 0.055), (0.3, 0.2), (0.6, 0.56), (0.82, 0.87), (1, 1)]
BURNT = {"hero": 0.42, "share": 0.42, "hero-tall": 1}
HORIZONS = {"hero": 0.46, "share": 0.46, "hero-tall": 0.52}

name, path, target = sys.argv[1:]
passes = passes_of(path)
passes["Image"] = grey_of(passes["Image"])[:, :, None]
light = denoised(passes, levels=1, light=0.1)[:, :, 0]
light = light * graduated(light.shape, HORIZONS[name], top=0.22)
# Burnt in where the words stand; the light comes from the other side.
beside = 1 - smooth_step(across(light.shape) / 0.62)
above = 1 - smooth_step((down(light.shape) - HORIZONS[name]) / 0.4)
light = light * BURNT[name] ** (beside * above)
light = glow(light, light.shape[1] / 60, 0.06)
picture = curve(srgb(film(light, 1.9, 1.35)), TONES) * vignette(light.shape, 0.4, (0.55, 0.5))
if name == "share":
    cut = round(picture.shape[1] * 630 / 1200)
    top = round((picture.shape[0] - cut) * 0.6)
    picture = resized(picture[top : top + cut], 1200, 630)
write(picture + grain(picture.shape, 0.006 if name == "share" else 0.010), target)
