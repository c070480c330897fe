import sharp from 'sharp'
import type { Chance } from './chance.ts'

const side = 360

type Colour = readonly [red: number, green: number, blue: number]
/** How far a point is outside a shape, in parts of the picture's side; below zero it is within. */
type Shape = (x: number, y: number) => number

const circle =
  (left: number, top: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - left, y - top) - radius
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    Math.max(left - x, x - right, top - y, y - bottom)
const gable =
  (middle: number, top: number, half: number, bottom: number): Shape =>
  (x, y) =>
    Math.max(y - bottom, (Math.abs(x - middle) * (bottom - top)) / half - (y - top))

const skins: Colour[] = [
  [236, 205, 180],
  [214, 172, 138],
  [160, 113, 82],
  [106, 72, 52],
]
const dusks: [above: Colour, below: Colour][] = [
  [
    [86, 52, 127],
    [226, 178, 150],
  ],
  [
    [52, 84, 104],
    [205, 214, 205],
  ],
  [
    [30, 48, 62],
    [180, 71, 46],
  ],
  [
    [111, 154, 150],
    [245, 236, 214],
  ],
]

/** A cook before the evening sky, with a hat or without. */
export function drawCook(chance: Chance): Promise<Buffer> {
  const skin = chance.one(skins)
  const jacket: Colour = chance.isSo(0.7) ? [250, 249, 246] : [61, 36, 97]
  const hair: Colour = chance.one([
    [40, 30, 26],
    [110, 78, 50],
    [190, 160, 110],
    [150, 150, 150],
  ])
  const shapes: [Colour, Shape][] = [
    [jacket, circle(0.5, 1.08, 0.42)],
    [skin, box(0.44, 0.55, 0.56, 0.72)],
    [hair, circle(0.5, 0.4, 0.175)],
    [skin, circle(0.5, 0.45, 0.155)],
  ]
  if (chance.isSo(0.5))
    shapes.push(...[0.4, 0.5, 0.6].map((left): [Colour, Shape] => [[252, 252, 250], circle(left, 0.2, 0.085)]), [
      [244, 243, 238],
      box(0.37, 0.22, 0.63, 0.34),
    ])
  return draw(chance.one(dusks), shapes)
}

/** A house by the water with its windows lit. */
export function drawHouse(chance: Chance): Promise<Buffer> {
  const wall: Colour = chance.one([
    [236, 230, 216],
    [186, 120, 92],
    [120, 132, 138],
  ])
  const light: Colour = [255, 214, 130]
  const [left, top] = [0.2, chance.whole(44, 52) / 100]
  const windows = chance.whole(3, 4)
  const wide = 0.6 / windows
  return draw(chance.one(dusks), [
    [[58, 82, 92], box(0, 0.86, 1, 1)],
    [[70, 50, 48], gable(0.5, top - 0.2, 0.36, top)],
    [wall, box(left, top, 0.8, 0.88)],
    ...Array.from({ length: windows }, (_, place): [Colour, Shape] => [
      light,
      box(left + wide * (place + 0.28), top + 0.07, left + wide * (place + 0.72), top + 0.19),
    ]),
    [[62, 44, 40], box(0.45, 0.68, 0.55, 0.88)],
    [chance.one(dusks)[0], box(0.16, 0.63, 0.84, 0.67)],
  ])
}

function draw([above, below]: [Colour, Colour], shapes: [Colour, Shape][]): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  const paint = (place: number, colour: Colour, share: number) => {
    for (let channel = 0; channel < 3; channel += 1) {
      const there = pixels[place + channel] ?? 0
      pixels[place + channel] = there + ((colour[channel] ?? 0) - there) * share
    }
  }
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [x, y, place] = [column / side, row / side, (row * side + column) * 3]
      paint(place, above, 1)
      paint(place, below, y)
      for (const [colour, shape] of shapes) {
        // A pixel that the edge goes through is painted in part.
        const share = 0.5 - shape(x, y) * side
        if (share > 0) paint(place, colour, Math.min(1, share))
      }
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
