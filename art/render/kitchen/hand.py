"""A right hand that lets salt fall: it comes from the right, thumb towards us. The tips of its fingers meet at the origin; centimetres."""

import numpy as np
from kitchen.shaped import joined, rod, skin
from scene import add_mesh, fractal_noise, grid_faces

WRIST, ELBOW = np.array((14.6, 2.4, 7.6)), np.array((37.0, 5.5, 17.5))
# From the tip to the knuckle.
FINGERS = {
    "index": [(-0.15, 0.55, 0.1), (0.55, 0.75, 2.3), (2.5, 0.9, 4.5), (6.7, 0.4, 6.1)],
    "middle": [(0.25, 1.95, -0.35), (0.95, 2.3, 2.0), (2.9, 2.55, 4.6), (7.0, 2.4, 6.5)],
    "ring": [(2.0, 3.5, 0.5), (2.3, 3.9, 2.6), (3.9, 4.2, 4.9), (7.6, 4.3, 6.2)],
    "little": [(4.1, 4.9, 1.5), (4.1, 5.4, 3.2), (5.1, 5.8, 4.9), (8.4, 6.0, 5.4)],
}
THICK = {"index": 0.86, "middle": 0.9, "ring": 0.84, "little": 0.72}
THUMB = [(-0.35, -0.55, 0.15), (1.75, -1.75, 1.75), (4.9, -2.1, 3.3), (10.0, 0.2, 6.0)]


def _finger(points, joints, thick):
    tip, first, second, knuckle = (np.array(joint) for joint in joints)
    # The pulp of the last joint is fuller than its nail's side.
    body = rod(points, tip, first, thick * 0.70, thick * 0.86)
    body = joined(body, rod(points, first, second, thick * 0.86, thick * 0.96), 0.18)
    body = joined(body, rod(points, second + (first - second) * 0.1, second, thick * 0.95, thick * 1.02), 0.12)
    body = joined(body, rod(points, second, knuckle, thick * 0.95, thick * 1.14), 0.25)
    return body


def _thumb(points):
    tip, first, second, root = (np.array(joint) for joint in THUMB)
    body = joined(rod(points, tip, first, 0.74, 0.98), rod(points, first, second, 0.97, 1.08), 0.25)
    body = joined(body, rod(points, first + (-0.05, -0.05, 0.05), first, 1.0, 1.02), 0.1)
    return joined(body, rod(points, second, root, 1.12, 1.4), 0.6)


def _palm(points):
    wrist = [WRIST + (0, -1.15, -0.1), WRIST + (0, 1.0, 0.1)]
    body = joined(rod(points, *wrist, 1.55, 1.5), rod(points, wrist[0], ELBOW, 1.6, 3.4), 1.0)
    for index, name in enumerate(FINGERS):
        knuckle = np.array(FINGERS[name][3]) + (0.3, 0, -0.25)
        root = wrist[0] * (1 - index / 3) + wrist[1] * index / 3
        body = joined(body, rod(points, knuckle, root, 1.12, 1.35), 0.9)
        # The tendon over the back of the hand.
        body = joined(body, rod(points, np.array(FINGERS[name][3]) + (0.2, 0, 0.72), root + (0, 0, 0.8), 0.32, 0.2), 0.7)
        body = joined(body, rod(points, np.array(FINGERS[name][3]) + (-0.3, 0, 0.2), np.array(FINGERS[name][3]) + (0.2, 0, 0.2), 0.98, 0.98), 0.35)
    # The ball of the thumb, and the web between thumb and index.
    body = joined(body, rod(points, (11.8, 0.0, 6.5), (7.4, -0.6, 4.6), 1.5, 1.15), 1.4)
    return body


def _distance(points):
    palm = _palm(points)
    fingers = None
    for name, joints in FINGERS.items():
        finger = _finger(points, joints, THICK[name])
        fingers = finger if fingers is None else joined(fingers, finger, 0.10)
    body = joined(palm, fingers, 0.6)
    thumb = _thumb(points)
    near_root = np.clip((points[..., 0] - 3.5) / 4, 0, 1)
    body = np.where(near_root > 0, joined(body, thumb, 0.08 + 0.9 * near_root), np.minimum(body, thumb))
    return body + _creases(points)


def _creases(points):
    """Folds across the outer side of the joints, as on any grown hand."""
    depth = 0
    for joints in [*FINGERS.values(), THUMB]:
        chain = [np.array(joint) for joint in joints]
        bends = [(chain[1], chain[0] - chain[2]), (chain[2], chain[1] - chain[3])] if joints is not THUMB else [(chain[1], chain[0] - chain[2])]
        for place, along in bends:
            along = along / np.linalg.norm(along)
            away = points - place
            ahead = away @ along
            near = np.exp(-(np.linalg.norm(away, axis=-1) ** 2) / 1.5)
            depth = depth + 0.028 * near * np.maximum(0, np.cos(ahead * 13)) ** 3 * np.exp(-((ahead / 0.42) ** 2))
    return depth


def _blush(corners):
    """Where blood shows through: over the joints and at the tips."""
    red = np.zeros(len(corners))
    for joints in [*FINGERS.values(), THUMB]:
        for index, joint in enumerate(joints):
            reach, much = [(1.3, 1.0), (0.9, 0.45), (1.2, 0.6), (1.5, 0.5)][index]
            red = np.maximum(red, much * np.exp(-(np.linalg.norm(corners - np.array(joint), axis=-1) ** 2) / reach**2))
    return red


def _nail(scene, name, tip, joint, outward, wide, long, material):
    """A shallow shell on the last joint's outer side."""
    tip, joint = np.array(tip), np.array(joint)
    ahead = (tip - joint) / np.linalg.norm(tip - joint)
    up = np.array(outward, float) - ahead * (np.array(outward) @ ahead)
    up /= np.linalg.norm(up)
    side = np.cross(ahead, up)
    along, across = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 40))
    # A rounded oblong: what lies outside is drawn to its outline.
    reach = (np.abs(along) ** 3.2 + np.abs(across) ** 3.2) ** (1 / 3.2)
    largest = np.maximum(np.abs(along), np.abs(across))
    shrink = np.where(reach > 0, largest / np.maximum(reach, 1e-6), 1)
    along, across = along * shrink, across * shrink
    height = -0.42 * wide * across**2 - 0.12 * long * np.maximum(along, 0) ** 2 - 0.05 * (np.maximum(np.abs(along), np.abs(across)) > 0.97)
    places = tip + ahead * 0.12 + ahead * (along[..., None] * long - long * 0.55) + side * (across * wide)[..., None]
    places += up * (height + OUT[name])[..., None]
    thing = add_mesh(scene, "nail", places.reshape(-1, 3), grid_faces(40, 40), material)
    layer = thing.data.attributes.new("edge", "FLOAT", "POINT")
    layer.data.foreach_set("value", along.ravel().astype(np.float32))
    return thing


OUT = {"index": 0.66, "middle": 0.69, "thumb": 0.78}


def hand(scene, skin_stuff, nail_stuff, step=0.11):
    body, corners = skin(scene, "hand", _distance, (-2.2, -4.6, -2.2), (22, 9, 13), step, skin_stuff)
    layer = body.data.attributes.new("blush", "FLOAT", "POINT")
    layer.data.foreach_set("value", _blush(corners).astype(np.float32))
    smooth = body.modifiers.new("smooth", "CORRECTIVE_SMOOTH")
    smooth.iterations, smooth.smooth_type = 4, "SIMPLE"
    finer = body.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    nails = [
        _nail(scene, "thumb", THUMB[0], THUMB[1], (-0.35, -1, 0.55), 0.62, 0.72, nail_stuff),
        _nail(scene, "index", *FINGERS["index"][:2], (-1, -0.1, 0.35), 0.52, 0.6, nail_stuff),
        _nail(scene, "middle", *FINGERS["middle"][:2], (-1, 0.1, 0.35), 0.54, 0.62, nail_stuff),
    ]
    return [body, *nails]


def sleeve(scene, cloth, start=0.07, wide=3.5, seed=3):
    """A wide cuff, turned back once, on the forearm; its folds run around it."""
    axis = ELBOW - WRIST
    long = np.linalg.norm(axis)
    ahead = axis / long
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, ahead)
    # Out of the cuff, around its edge, and back over it.
    profile = [(start + 0.16, wide - 0.75), (start + 0.02, wide - 0.5), (start, wide - 0.32), (start - 0.004, wide - 0.15)]
    profile += [(start + 0.004, wide), (start + 0.08, wide + 0.12), (start + 0.19, wide + 0.2), (start + 0.215, wide + 0.16), (start + 0.215, wide - 0.06)]
    profile += [(start + 0.24, wide + 0.0), (start + 0.5, wide + 0.5), (1.1, wide + 1.2), (1.6, wide + 1.7)]
    profile = np.array(profile)
    walked = np.r_[0, np.cumsum(np.hypot(np.diff(profile[:, 0] * long), np.diff(profile[:, 1])))]
    even = np.linspace(0, walked[-1], 420)
    along, reach = np.interp(even, walked, profile[:, 0]), np.interp(even, walked, profile[:, 1])
    turn = np.linspace(0, 2 * np.pi, 241)
    t, a = np.meshgrid(turn, along * long)
    folds = 0.30 * fractal_noise(np.cos(t) * 1.2 + seed, np.sin(t) * 1.2 + a * 0.28, 3)
    folds = folds - 0.20 * np.abs(fractal_noise(np.cos(t) * 0.8 + a * 0.16 + seed * 5, np.sin(t) * 0.8 - a * 0.22, 2))
    r = (reach[:, None] + folds)[..., None]
    hang = -0.45 * np.clip((a - start * long) / 9, 0, 1)
    places = WRIST + ahead * a[..., None] + r * (np.cos(t)[..., None] * side * 1.12 + np.sin(t)[..., None] * up)
    places[..., 2] += hang
    thing = add_mesh(scene, "sleeve", places.reshape(-1, 3), grid_faces(241, 420), cloth)
    from packages.bag import set_uv

    set_uv(thing, np.stack([t * wide, np.repeat(even[:, None], 241, 1)], -1).reshape(-1, 2))
    return thing
