import { about, arc, box, hatch, line, through, type Point } from '../lines.ts'
import { INK, contour, solid, tone } from '../plates.ts'
import { turned } from '../turned.ts'
import { RAIL, hook } from './room.ts'

/** A pan of copper that hangs by its handle, its inside turned to us. */
export function pan(x: number, y: number, size: number): string {
  const handle: Point[] = [
    [x - 5, RAIL + 22],
    [x + 5, RAIL + 22],
    [x + 8, y - size + 4],
    [x - 8, y - size + 4],
  ]
  const bowl = arc(x, y, size, size)
  const services = arc(x, y, size * 0.72, size * 0.72)
  let rings = ''
  for (let radius = size * 0.68; radius > size * 0.1; radius -= 5.2)
    rings += line(arc(x, y, radius, radius, about(0.02, 0.04), about(0.4, 0.06)))
  let rim = ''
  for (let turn = 0; turn < 1; turn += 0.0075) {
    if (turn > 0.52 && turn < 0.82) continue
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
    const inner = size * about(0.77, 0.025)
    rim += line([
      [x + cos * inner, y + sin * inner],
      [x + cos * size * 0.95, y + sin * size * 0.95],
    ])
  }
  return (
    hook(x, RAIL + 30) +
    solid(handle) +
    tone(hatch(handle, { step: 3.6, reach: 0.5 })) +
    solid(arc(x, RAIL + 24, 9, 11)) +
    solid(arc(x, RAIL + 24, 4, 5.5)) +
    solid(bowl) +
    tone(rim, 0.85) +
    solid(services) +
    tone(rings)
  )
}

export function whisk(x: number, top: number): string {
  const low = top + 214
  const wires = [1, 0.62, 0.24].map((wide) => {
    const half = through([
      [2, top + 84],
      [20 * wide + 4, top + 140],
      [32 * wide, top + 184],
      [20 * wide, low - 8],
      [0, low],
    ])
    return [...half.map(([dx, y]): Point => [x + dx, y]), ...half.toReversed().map(([dx, y]): Point => [x - dx, y])]
  })
  return (
    hook(x, top + 6) +
    solid(arc(x, top + 6, 7, 9)) +
    turned({
      x,
      profile: [
        [5, top + 12],
        [8, top + 40],
        [6, top + 76],
        [7, top + 88],
      ],
      step: 4,
      isOpen: false,
    }) +
    contour(...wires)
  )
}

export function ladle(x: number, low: number): string {
  const stem: Point[] = [
    [x - 2.5, RAIL + 30],
    [x + 2.5, RAIL + 30],
    [x + 3, low - 26],
    [x - 3, low - 26],
  ]
  return (
    hook(x, RAIL + 26) +
    solid(arc(x, RAIL + 27, 6, 7)) +
    solid(stem) +
    turned({
      x,
      profile: [
        [33, low - 26],
        [31, low - 10],
        [20, low + 5],
        [6, low + 10],
      ],
      tilt: 0.26,
      step: 4,
    })
  )
}

export function skimmer(x: number, y: number): string {
  const holes = [0, 0.36, 0.68].flatMap((ring, index) =>
    Array.from({ length: Math.max(1, index * 7) }, (_, hole) => {
      const angle = (hole / Math.max(1, index * 7)) * 2 * Math.PI
      return arc(x + Math.cos(angle) * ring * 40, y + Math.sin(angle) * ring * 40, 2.6, 2.6)
    }),
  )
  const disc = arc(x, y, 40, 40)
  return (
    hook(x, RAIL + 26) +
    solid(arc(x, RAIL + 27, 6, 7)) +
    solid([
      [x - 2.5, RAIL + 32],
      [x + 2.5, RAIL + 32],
      [x + 3, y - 39],
      [x - 3, y - 39],
    ]) +
    solid(disc) +
    tone(hatch(disc, { angle: 35, step: 4.4, reach: 0.42 })) +
    holes.map((hole) => solid(hole, INK)).join('')
  )
}

export function sieve(x: number, y: number): string {
  const ring = arc(x, y, 66, 66)
  const mesh = arc(x, y, 57, 57)
  return (
    hook(x, RAIL + 26) +
    solid([
      [x - 4, RAIL + 24],
      [x + 4, RAIL + 24],
      [x + 4, y - 62],
      [x - 4, y - 62],
    ]) +
    solid(ring) +
    solid(mesh) +
    tone(hatch(mesh, { angle: 45, step: 6.4 }), 0.6) +
    tone(hatch(mesh, { angle: -45, step: 6.4 }), 0.6) +
    tone(hatch(mesh, { angle: -45, step: 3.2, reach: 0.4 }), 0.7)
  )
}

export function knife(x: number, long: number, wide: number): string {
  const top = RAIL + 18
  const grip = through([
    [x - 7, top + 92],
    [x - 8, top + 50],
    [x - 5, top + 12],
    [x, top + 6],
    [x + 6, top + 12],
    [x + 7, top + 50],
    [x + 6, top + 92],
  ])
  const blade: Point[] = [
    [x - 7, top + 92],
    ...through([
      [x + wide, top + 96],
      [x + wide - 2, top + 92 + long * 0.45],
      [x - 7, top + 92 + long],
    ]),
  ]
  return (
    hook(x, top + 12) +
    solid(blade) +
    tone(hatch(blade, { angle: 24, step: 4.4, reach: 0.5 })) +
    solid(grip) +
    tone(hatch(grip, { angle: 90, step: 2.6 }), 0.9) +
    [30, 56, 80].map((y) => solid(arc(x, top + y, 1.8, 1.8))).join('')
  )
}

/** Rosemary that hangs to dry. */
export function rosemary(x: number): string {
  const stems = [-34, -15, 2, 20, 38].map((lean) =>
    through([
      [x, RAIL + 44],
      [x + lean * 0.35, RAIL + 96],
      [x + lean, RAIL + 176 - Math.abs(lean) * 0.5],
    ]),
  )
  let needles = ''
  for (const stem of stems)
    for (const [at, y] of stem.slice(4))
      for (const side of [-1, 1])
        needles += line([
          [at, y],
          [at + side * about(11, 2), y + about(11, 2)],
        ])
  return (
    hook(x, RAIL + 20) +
    contour(...stems) +
    tone(needles, 1.1) +
    solid(box(x - 7, RAIL + 40, 14, 12)) +
    tone(hatch(box(x - 7, RAIL + 40, 14, 12), { step: 2.6 })) +
    contour(
      [
        [x, RAIL + 26],
        [x - 4, RAIL + 40],
      ],
      [
        [x, RAIL + 26],
        [x + 4, RAIL + 40],
      ],
    )
  )
}
