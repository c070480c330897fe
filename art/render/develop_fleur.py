"""The print of the macro: almost without colour, fine-grained."""

import sys

import numpy as np
from develop import curve, denoised, film, glow, grain, passes_of, resized, srgb, vignette, write
from scipy.ndimage import gaussian_filter, minimum_filter

SIZE = 1440
SHARP_AT, BLUR = 14.76, 200 / 1440
TONES = [(0, 0.008), (0.16, 0.06), (0.36, 0.30), (0.55, 0.60), (0.75, 0.88), (1, 0.995)]


def calmed(picture, distance):
    """Takes the noise of the rays from what is out of focus: there nothing finer than the lens's blur can be lost."""
    blur = BLUR * len(picture) * np.abs(distance - SHARP_AT) / distance
    wanted = np.clip(gaussian_filter(minimum_filter(blur, 9), 3) * 0.16 - 0.4, 0, 7.9)[..., None]
    levels = [picture] + [gaussian_filter(picture, (sigma, sigma, 0)) for sigma in range(1, 9)]
    result = np.zeros_like(picture)
    for level, softened in enumerate(levels):
        result += softened * np.clip(1 - np.abs(wanted - level), 0, 1)
    return result


_, path, target = sys.argv[1:]
passes = passes_of(path)
light = calmed(denoised(passes, levels=2, light=0.16), np.clip(passes["Depth"][:, :, 0], 1, 60))
light = resized(glow(light, 14, 0.08), SIZE, SIZE)
grey = light.mean(-1, keepdims=True)
picture = curve(srgb(film(grey + (light - grey) * 0.6, 1.0, 1.5)), TONES)
picture *= vignette(picture.shape, 0.25)[..., None]
write(picture + grain(picture.shape, 0.010)[..., None], target, quality=93)
