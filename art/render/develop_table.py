"""Food in colour: daylight, soft in the lights, and the calm tones of a printed cookbook."""

import sys

import numpy as np
from develop import curve, denoised, film, glow, grain, passes_of, smooth_step, srgb, vignette, write
from scipy.ndimage import gaussian_filter

# How far away the lens is sharp, and where everything is soft.
SHARP_AT, SHARP, SOFT = 86.5, 7.0, 13.0

# A part of the whole, in shares of its width and height.
CUT = {"use-bread": (0.2, 0.18, 0.2 + 0.82 / 1.5, 1)}

_, name, passes_path, target = sys.argv
passes = passes_of(passes_path)
distance = np.clip(passes["Depth"][:, :, 0], 1, 400)
blur = gaussian_filter(smooth_step((np.abs(distance - SHARP_AT) - SHARP) / (SOFT - SHARP)), 5)[..., None]
crisp = denoised(passes, levels=4, light=0.17, normal=0.25, colour=0.06)
# Out of focus nothing finer than the lens's blur can be lost.
calm = gaussian_filter(denoised(passes, levels=5, light=0.45, normal=0.7, colour=0.2), (1.6, 1.6, 0))
light = glow(crisp * (1 - blur) + calm * blur, len(distance) / 110, 0.06)
light = light * np.array([1.035, 1.0, 0.955], np.float32)
picture = srgb(film(light, 1.42, 2.1))
toned = curve(picture, [(0, 0.01), (0.2, 0.165), (0.5, 0.535), (0.78, 0.86), (1, 0.997)])
toned *= vignette(toned.shape, 0.14, (0.52, 0.55))[..., None]
toned += grain(toned.shape, 0.006)[..., None]
left, top, right, bottom = CUT.get(name, (0, 0, 1, 1))
high, wide = toned.shape[:2]
write(toned[round(top * high) : round(bottom * high), round(left * wide) : round(right * wide)], target, quality=88)
