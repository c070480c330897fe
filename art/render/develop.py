"""From the linear passes of a render to a picture: what runs outside Blender, with numpy, scipy and Pillow."""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom


def passes_of(path):
    with np.load(path) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}


def denoised(passes, levels=4, light=0.35, normal=0.25, colour=0.08, distance=0.03):
    """Smooths what the passes say is one surface (an edge-aware à-trous filter); smaller numbers keep more."""
    depth = np.log(np.clip(passes["Depth"][:, :, :1], 1e-3, 1e4))
    guide = np.concatenate([passes["Normal"] / normal, passes["DiffCol"] / colour, depth / distance], -1)
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    picture = np.log1p(np.clip(passes["Image"], 0, 50) * 4)
    high, wide, _ = picture.shape
    for level in range(levels):
        step = 2**level
        edge = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
        wider_picture, wider_guide = np.pad(picture, edge, "edge"), np.pad(guide, edge, "edge")
        total, weights = np.zeros_like(picture), np.zeros((high, wide, 1), np.float32)
        for row in range(5):
            for column in range(5):
                place = np.s_[row * step : row * step + high, column * step : column * step + wide]
                near = wider_picture[place]
                unlike = squared(near - picture) / (light * 0.6**level) ** 2 + squared(wider_guide[place] - guide)
                weight = kernel[row] * kernel[column] * np.exp(-unlike)
                total += weight * near
                weights += weight
        picture = total / weights
    return np.expm1(picture) / 4


def squared(difference):
    return np.einsum("ijk,ijk->ij", difference, difference)[:, :, None]


def grey_of(picture, mix=(0.3, 0.55, 0.15)):
    return picture @ np.array(mix, np.float32)


def glow(picture, width, amount):
    """Light that spreads in a film's layers."""
    sigma = (width, width) + (0,) * (picture.ndim - 2)
    return picture * (1 - amount) + gaussian_filter(np.minimum(picture, 1.5), sigma) * amount


def down(shape):
    """0 at the upper edge, 1 at the lower."""
    return np.linspace(0, 1, shape[0], dtype=np.float32)[:, None]


def across(shape):
    """0 at the left edge, 1 at the right."""
    return np.linspace(0, 1, shape[1], dtype=np.float32)[None, :]


def smooth_step(position):
    position = np.clip(position, 0, 1)
    return position * position * (3 - 2 * position)


def graduated(shape, horizon, top):
    """The grey filter that landscape photographers hold before the sky: full at the top edge, nothing at the horizon."""
    return top ** smooth_step(1 - down(shape) / horizon)


def film(picture, exposure=1.0, white=4.0):
    """A soft shoulder: `white` is what becomes paper white."""
    lit = np.maximum(picture * exposure, 0)
    return lit * (1 + lit / white**2) / (1 + lit)


def srgb(picture):
    picture = np.clip(picture, 0, 1)
    return np.where(picture < 0.0031308, 12.92 * picture, 1.055 * picture ** (1 / 2.4) - 0.055)


def curve(picture, points):
    """Tones along a smooth curve through (in, out) points."""
    from scipy.interpolate import PchipInterpolator

    inputs, outputs = zip(*points)
    return PchipInterpolator(inputs, outputs)(np.clip(picture, 0, 1))


def grain(shape, amount, size=0.7, seed=3):
    noise = gaussian_filter(np.random.RandomState(seed).randn(*shape[:2]), size)
    return (noise / noise.std() * amount).astype(np.float32)


def vignette(shape, amount, centre=(0.5, 0.5)):
    return 1 - amount * ((across(shape) - centre[0]) ** 2 + (down(shape) - centre[1]) ** 2)


def resized(picture, width, height):
    factors = (height / picture.shape[0], width / picture.shape[1]) + (1,) * (picture.ndim - 2)
    return zoom(picture, factors, order=3)


def write(picture, path, quality=94):
    """`picture` is 0 to 1, grey or colour, with or without alpha."""
    Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, quality=quality, method=6)
