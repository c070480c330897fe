import { cloudNoise, noise } from '../noise.ts'
import { about, arc, box, closed, hatch, line, stroke, through, type Point } from './lines.ts'
import { contour, INK, solid, tone, WIDTH } from './plates.ts'

const ALL = 9 * WIDTH
const HORIZON = 352

/** Strokes along a line, as long as `isCut` says so. */
function ruled(y: number, pitch: number, isCut: (x: number) => boolean): string {
  let lines = ''
  let start: number | undefined
  for (let x = 0; x <= ALL; x += pitch) {
    const cut = x < ALL && isCut(x)
    if (cut) start ??= x
    else if (start !== undefined) {
      const from = about(start, pitch / 2)
      if (x - from > pitch * 1.5) lines += stroke(from, y, x - from)
      start = undefined
    }
  }
  return lines
}

/** Where a page writes initials, the sky is clearer. */
function opening(x: number, y: number): number {
  const [across, down] = [((x % WIDTH) - WIDTH / 2) / 165, (y - 176) / 96]
  return Math.max(0, 1 - across ** 2 - down ** 2) * 1.6
}

/** Ruled lines with the clouds left out; close together above, and none where the light is. */
function sky(): string {
  let lines = ''
  for (let y = 9, gap = 5.5; y < HORIZON - 40; y += gap, gap *= 1.032) {
    const height = y / HORIZON
    lines += ruled(y, 10, (x) => cloudNoise(x / 260, y / 46) > 0.3 + height * 0.28 + opening(x, y))
  }
  return `<g opacity=".42">${tone(lines, 0.6)}</g>`
}

/** Broken lines that grow heavier towards us. */
function water(): string {
  const layers = ['', '', '']
  for (let y = HORIZON + 5, gap = 2.7; y < 498; y += gap, gap *= 1.055) {
    const near = (y - HORIZON) / 150
    const weight = Math.min(2, Math.floor(near * 3))
    layers[weight] += ruled(y, 8 + near * 12, (x) => cloudNoise(x / (70 + near * 150), y / (7 + near * 16)) > 0.47)
  }
  return layers.map((lines, weight) => tone(lines, 0.6 + weight * 0.35)).join('')
}

/** Low land on the other side of the bay, now nearer and now farther. */
function shore(): string {
  const rim: Point[] = []
  for (let x = 0; x <= ALL; x += 12)
    rim.push([x, HORIZON - 1 - Math.max(0, noise(x / 210, 4) - 0.35) * 26 - noise(x / 22, 9) * 2.5])
  const land: Point[] = [...rim, [ALL, HORIZON], [0, HORIZON]]
  return `<path fill="${INK}" fill-opacity=".14" stroke="none" d="${closed(land)}"/>${tone(hatch(land, { step: 2.4 }), 0.7)}${tone(line(rim), 1)}`
}

/** A bank of clay between two pans, which runs out of the picture towards us. */
function bank(x: number, lean: number, wide: number): string {
  const outline: Point[] = [
    ...through([
      [x, HORIZON + 3],
      [x + lean * 0.3, HORIZON + 50],
      [x + lean, 502],
    ]),
    ...through([
      [x + lean + wide, 502],
      [x + lean * 0.3 + wide * 0.32, HORIZON + 50],
      [x + 4, HORIZON + 3],
    ]),
  ]
  return solid(outline) + tone(hatch(outline, { angle: 4, step: 3.2, reach: 0.55 }), 0.9)
}

function heap(x: number, foot: number, high: number): string {
  const wide = high * 1.05
  const outline = [
    ...through([
      [x - wide, foot],
      [x - wide * 0.45, foot - high * 0.55],
      [x - wide * 0.08, foot - high * 0.98],
      [x + wide * 0.1, foot - high * 0.97],
      [x + wide * 0.5, foot - high * 0.52],
      [x + wide, foot],
    ]),
    ...arc(x, foot, wide, high * 0.12, 0, 0.5),
  ]
  let slope = ''
  for (let ray = 0.08; ray < 1; ray += 0.075) {
    const start = about(0.2, 0.12)
    const at = (t: number): Point => [
      x + wide * (0.05 + ray * 0.93 * t ** 0.85),
      foot - high * (1 - t) * 0.95 + high * 0.1 * t * (1 - ray),
    ]
    slope += line([at(start), at((start + 1) / 2), at(about(0.94, 0.04))])
  }
  const shadow = box(x + wide * 0.2, foot + high * 0.04, wide * 1.5, high * 0.14)
  return tone(hatch(shadow, { step: 2.5, reach: 0.8 }), 0.9) + solid(outline) + tone(slope, 0.8)
}

/** The house in which the harvest is kept: tarred boards under a steep roof. */
function hut(x: number, foot: number, size: number): string {
  const at = (across: number, up: number): Point => [x + across * size, foot - up * size]
  const gable = [at(-0.5, 0), at(-0.5, 0.6), at(0, 1.15), at(0.5, 0.6), at(0.5, 0)]
  const wall = [at(0.5, 0), at(0.5, 0.6), at(1.7, 0.6), at(1.7, 0)]
  const roof = [at(0, 1.18), at(0.58, 0.54), at(1.78, 0.54), at(1.25, 1.18)]
  const door = [at(-0.14, 0), at(-0.14, 0.5), at(0.16, 0.5), at(0.16, 0)]
  return (
    solid(wall) +
    tone(hatch(wall, { angle: 90, step: 2.6 }), 1.2) +
    solid(gable) +
    tone(hatch(gable, { angle: 90, step: 5 })) +
    solid(roof) +
    tone(hatch(roof, { step: 4.2 }), 0.8) +
    solid(door, INK) +
    tone(hatch(box(x - size * 0.6, foot + 2, size * 2.6, size * 0.22), { step: 3, reach: 0.85 }), 1)
  )
}

/** What takes the salt from the pan: a board on a pole as long as two people are tall. */
function rake(x: number, foot: number): string {
  const pole: Point[] = [
    [x, foot],
    [x + 66, foot - 168],
    [x + 68.5, foot - 167],
    [x + 4, foot + 1],
  ]
  const board: Point[] = [
    [x - 30, foot - 2],
    [x + 34, foot + 8],
    [x + 33, foot + 16],
    [x - 31, foot + 6],
  ]
  return solid(pole) + solid(board) + tone(hatch(board, { angle: 9, step: 2 }))
}

function lighthouse(x: number, foot: number): string {
  const tower: Point[] = [
    [x - 12, foot],
    [x - 7, foot - 92],
    [x + 7, foot - 92],
    [x + 12, foot],
  ]
  const lamp = box(x - 5, foot - 108, 10, 14)
  return (
    solid(tower) +
    tone(hatch(tower, { step: 3, reach: 0.5 }), 0.9) +
    solid(lamp) +
    tone(hatch(lamp, { angle: 90, step: 3.3 })) +
    contour([
      [x - 10, foot - 93],
      [x + 10, foot - 93],
    ]) +
    solid(
      [
        [x - 7, foot - 108],
        [x, foot - 118],
        [x + 7, foot - 108],
      ],
      INK,
    )
  )
}

function mill(x: number, foot: number): string {
  const tower: Point[] = [
    [x - 17, foot],
    [x - 12, foot - 48],
    [x + 12, foot - 48],
    [x + 17, foot],
  ]
  const cap = arc(x, foot - 48, 13, 15, 0.5, 1)
  const sails = [0.08, 0.33, 0.58, 0.83].map((turn) => {
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
    const at = (along: number, aside: number): Point => [
      x + cos * along - sin * aside,
      foot - 52 + sin * along + cos * aside,
    ]
    const sail = [at(10, 0), at(46, 0), at(46, 8), at(10, 8)]
    return contour([at(0, 0), at(48, 0)]) + solid(sail) + tone(hatch(sail, { angle: turn * 360 + 90, step: 4 }), 0.6)
  })
  return (
    solid(tower) +
    tone(hatch(tower, { step: 3, reach: 0.55 }), 0.9) +
    solid(cap) +
    tone(hatch(cap, { step: 2.4, reach: 0.6 })) +
    sails.join('')
  )
}

function boat(x: number, foot: number, size: number): string {
  const at = (across: number, up: number): Point => [x + across * size, foot - up * size]
  const hull = through([at(-0.62, 0.16), at(-0.5, 0), at(0, -0.05), at(0.5, 0), at(0.66, 0.2)])
  const main = [
    ...through([at(-0.05, 0.24), at(-0.12, 0.9), at(0.18, 1.5)]),
    ...through([at(0.18, 1.5), at(0.44, 0.8), at(0.5, 0.26)]),
  ]
  const jib = through([at(-0.14, 1.2), at(-0.4, 0.7), at(-0.6, 0.28), at(-0.12, 0.3)])
  return (
    contour([at(-0.08, 0.1), at(-0.08, 1.4)]) +
    solid(main) +
    tone(hatch(main, { angle: 74, step: 3.4, reach: 0.6 })) +
    solid(jib) +
    solid(hull, INK) +
    tone(hatch(box(x - size * 0.4, foot + size * 0.1, size * 0.8, size * 0.3), { step: 3.2, reach: 0.7 }), 0.9)
  )
}

function bird(x: number, y: number, size: number): Point[] {
  return [
    ...arc(x - size * 0.5, y, size * 0.5, size * 0.34, 0.56, 0.97),
    ...arc(x + size * 0.5, y, size * 0.5, size * 0.4, 0.53, 0.92),
  ]
}

const tower = (x: number): string => {
  const spire: Point[] = [
    [x - 5, HORIZON - 4],
    [x - 5, HORIZON - 30],
    [x, HORIZON - 52],
    [x + 5, HORIZON - 30],
    [x + 5, HORIZON - 4],
  ]
  return (
    solid(spire) +
    tone(hatch(spire, { angle: 90, step: 2 }), 0.9) +
    solid(box(x + 5, HORIZON - 16, 22, 13)) +
    tone(hatch(box(x + 5, HORIZON - 16, 22, 13), { step: 2.4 }))
  )
}

const plate = (index: number) => (index - 1) * WIDTH

/** The coast between two rivers, from the first card to the ninth. */
export const coast = [
  sky(),
  shore(),
  tower(plate(2) + 250),
  lighthouse(plate(8) + 262, HORIZON),
  mill(plate(6) + 138, HORIZON),
  boat(plate(1) + 128, HORIZON + 34, 58),
  boat(plate(9) + 236, HORIZON + 22, 44),
  boat(plate(9) + 92, HORIZON + 62, 74),
  water(),
  bank(plate(2) + 60, -150, 70),
  bank(plate(3) + 60, -40, 74),
  bank(plate(4) + 130, 130, 80),
  bank(plate(5) + 300, -190, 84),
  bank(plate(6) + 230, 120, 70),
  bank(plate(7) + 330, -220, 90),
  bank(plate(8) + 90, 60, 60),
  heap(plate(3) + 92, 402, 30),
  heap(plate(3) + 66, 446, 56),
  heap(plate(5) + 258, 398, 26),
  heap(plate(5) + 206, 428, 46),
  heap(plate(5) + 124, 478, 78),
  rake(plate(5) + 216, 452),
  hut(plate(4) + 96, 404, 62),
  heap(plate(7) + 276, 404, 32),
  heap(plate(7) + 210, 448, 58),
  rake(plate(2) + 236, 462),
  contour(
    bird(plate(2) + 86, 300, 13),
    bird(plate(2) + 122, 316, 9),
    bird(plate(6) + 300, 304, 13),
    bird(plate(8) + 96, 318, 10),
    bird(plate(8) + 126, 302, 13),
    bird(plate(7) + 70, 322, 9),
  ),
].join('\n')
