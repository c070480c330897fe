"""The prints of the three steps: one exposure, one set of tones, one grain."""

import sys

import numpy as np
from develop import curve, denoised, film, glow, graduated, grain, grey_of, passes_of, srgb, vignette, write

TONES = [(0, 0), (0.17, 0.015), (0.25, 0.08), (0.33, 0.185), (0.45, 0.36), (0.66, 0.67), (0.85, 0.885), (1, 1)]
HORIZON = 0.345
EXPOSURES = {"tide": 1.75, "evaporation": 1.6, "harvest": 1.8}

name, path, target = sys.argv[1:]
light = grey_of(denoised(passes_of(path), levels=2, light=0.12))
light = light * graduated(light.shape, HORIZON, top=0.5)
light = glow(light, light.shape[1] / 60, 0.06)
picture = curve(srgb(film(light, EXPOSURES[name], 1.35)), TONES) * vignette(light.shape, 0.3, (0.5, 0.45))
picture += grain(picture.shape, 0.012, seed=len(name)) * (1 - 1.2 * np.abs(picture - 0.5))
write(picture * 0.975 + 0.015, target, quality=93)
