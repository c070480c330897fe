"""Salt in daylight: white that keeps its shades, on slate that stays dark."""

import sys

from develop import curve, denoised, film, glow, grain, passes_of, srgb, vignette, write

_, _name, passes_path, target = sys.argv
light = denoised(passes_of(passes_path), levels=4, light=0.21)
light = glow(light, len(light) / 90, 0.07)
picture = curve(srgb(film(light, 1.0, 1.6)), [(0, 0.012), (0.18, 0.09), (0.4, 0.36), (0.6, 0.66), (0.8, 0.90), (1, 0.995)])
picture *= vignette(picture.shape, 0.2)[..., None]
write(picture + grain(picture.shape, 0.008)[..., None], target, quality=88)
