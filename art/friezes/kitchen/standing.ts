import { about, arc, hatch, line, stroke, through, type Point } from '../lines.ts'
import { contour, solid, tone } from '../plates.ts'
import { turned } from '../turned.ts'
import { TOP, shadow } from './room.ts'

/** The tall white cap of a cook, set down on the worktop. */
export function toque(x: number): string {
  const crown = [
    ...through([
      [x - 66, TOP - 66],
      [x - 104, TOP - 128],
      [x - 106, TOP - 176],
      [x - 68, TOP - 208],
      [x - 30, TOP - 226],
      [x + 14, TOP - 230],
      [x + 58, TOP - 218],
      [x + 98, TOP - 192],
      [x + 112, TOP - 152],
      [x + 98, TOP - 108],
      [x + 66, TOP - 66],
    ]),
  ]
  const folds: Point[][] = [
    [
      [x - 44, TOP - 66],
      [x - 62, TOP - 118],
      [x - 70, TOP - 164],
    ],
    [
      [x - 20, TOP - 64],
      [x - 30, TOP - 124],
      [x - 34, TOP - 186],
    ],
    [
      [x + 6, TOP - 63],
      [x + 8, TOP - 130],
      [x + 14, TOP - 194],
    ],
    [
      [x + 30, TOP - 64],
      [x + 44, TOP - 122],
      [x + 52, TOP - 178],
    ],
    [
      [x + 50, TOP - 66],
      [x + 72, TOP - 112],
      [x + 84, TOP - 154],
    ],
  ]
  const shade = folds.map((fold) => {
    const [low = [0, 0], bend = [0, 0], high = [0, 0]] = fold
    return Array.from({ length: 9 }, (_, index) => {
      const away = 3 + index * 2.1
      const reach = about(0.92 - index * 0.085, 0.05)
      const tip: Point = [bend[0] + (high[0] - bend[0]) * reach + away, bend[1] + (high[1] - bend[1]) * reach]
      return line([[low[0] + away * 0.75, low[1]], [bend[0] + away, bend[1]], ...(reach > 0.35 ? [tip] : [])])
    }).join('')
  })
  const right = hatch(
    [
      ...through([
        [x + 98, TOP - 192],
        [x + 112, TOP - 152],
        [x + 98, TOP - 108],
        [x + 66, TOP - 66],
      ]),
      [x + 58, TOP - 70],
      [x + 88, TOP - 130],
      [x + 84, TOP - 190],
    ],
    { angle: -18, step: 3.4, reach: 0.9 },
  )
  return (
    shadow(x + 40, 120) +
    solid(crown) +
    tone(shade.join('')) +
    tone(right) +
    contour(...folds.map((fold) => through(fold))) +
    turned({
      x,
      profile: [
        [68, TOP - 68],
        [67, TOP - 40],
        [66, TOP - 10],
      ],
      tilt: 0.1,
      isOpen: false,
    })
  )
}

/** A bowl of salt, heaped. */
export function saltBowl(x: number): string {
  const heap = through([
    [x - 62, TOP - 62],
    [x - 34, TOP - 92],
    [x - 4, TOP - 112],
    [x + 24, TOP - 96],
    [x + 62, TOP - 62],
  ])
  let slope = ''
  for (let ray = 0; ray < 13; ray += 1)
    slope += line([
      [x + 2 + ray * 1.6, TOP - 106 + ray * 1.3 + about(6, 5)],
      [x + 6 + ray * 4.3, TOP - 60 - about(4, 3)],
    ])
  let grains = ''
  for (let grain = 0; grain < 26; grain += 1) grains += stroke(about(x - 14, 30), about(TOP - 70, 12), 1)
  return (
    shadow(x + 40, 100) +
    turned({
      x,
      profile: [
        [70, TOP - 62],
        [66, TOP - 36],
        [44, TOP - 14],
        [34, TOP - 6],
      ],
      tilt: 0.13,
      isOpen: false,
    }) +
    solid(arc(x, TOP - 62, 70, 9)) +
    solid([...heap, ...arc(x, TOP - 62, 62, 6, 0, 0.5)]) +
    tone(slope) +
    tone(grains, 1.1)
  )
}

export function stockpot(x: number): string {
  const ear = (sign: 1 | -1) =>
    contour(arc(x + sign * 84, TOP - 92, 15, 9, sign > 0 ? -0.25 : 0.25, sign > 0 ? 0.25 : 0.75))
  return (
    shadow(x + 60, 120) +
    ear(1) +
    ear(-1) +
    turned({
      x,
      profile: [
        [84, TOP - 124],
        [83, TOP - 70],
        [82, TOP - 14],
      ],
      tilt: 0.1,
      isOpen: false,
    }) +
    turned({
      x,
      profile: [
        [14, TOP - 158],
        [60, TOP - 148],
        [88, TOP - 130],
        [88, TOP - 124],
      ],
      tilt: 0.1,
      step: 4,
      isOpen: false,
    }) +
    turned({
      x,
      profile: [
        [9, TOP - 176],
        [12, TOP - 168],
        [5, TOP - 158],
      ],
      tilt: 0.25,
      step: 3,
    })
  )
}

export function mortar(x: number): string {
  const pestle: Point[] = [
    [x + 4, TOP - 100],
    [x + 70, TOP - 190],
    [x + 86, TOP - 178],
    [x + 30, TOP - 92],
  ]
  return (
    shadow(x + 50, 110) +
    turned({
      x,
      profile: [
        [74, TOP - 104],
        [70, TOP - 64],
        [48, TOP - 34],
        [38, TOP - 24],
        [56, TOP - 8],
      ],
      tilt: 0.17,
    }) +
    tone(hatch(arc(x, TOP - 104, 66, 8.5), { angle: 0, step: 2.6, reach: 0.7 })) +
    solid(pestle) +
    tone(hatch(pestle, { angle: -52, step: 3, reach: 0.8 })) +
    solid(arc(x + 79, TOP - 186, 15, 13))
  )
}

/** A board against the wall, and a loaf before it. */
export function boardAndLoaf(x: number): string {
  const board: Point[] = [
    ...through([
      [x - 84, TOP],
      [x - 78, TOP - 110],
      [x - 70, TOP - 132],
      [x - 26, TOP - 142],
    ]),
    ...through([
      [x - 20, TOP - 176],
      [x - 2, TOP - 186],
      [x + 16, TOP - 176],
    ]),
    ...through([
      [x + 22, TOP - 142],
      [x + 66, TOP - 132],
      [x + 74, TOP - 110],
      [x + 80, TOP],
    ]),
  ]
  const loaf = through([
    [x - 6, TOP + 2],
    [x - 14, TOP - 30],
    [x + 26, TOP - 72],
    [x + 84, TOP - 76],
    [x + 132, TOP - 44],
    [x + 134, TOP + 2],
  ])
  const cuts = [18, 50, 82].map((at) =>
    through([
      [x + at, TOP - 58 - at * 0.14],
      [x + at + 20, TOP - 48],
      [x + at + 26, TOP - 24],
    ]),
  )
  return (
    solid(board) +
    tone(hatch(board, { angle: 88, step: 6, reach: 0.8 })) +
    solid(arc(x - 2, TOP - 166, 5, 6)) +
    shadow(x + 70, 100) +
    solid(loaf) +
    tone(hatch(loaf, { angle: -24, step: 3.6, reach: 0.5 })) +
    contour(...cuts, ...cuts.map((cut) => cut.map(([cx, cy]): Point => [cx + 5, cy + 1])))
  )
}

export function jarAndLemon(x: number): string {
  const lemon = through([
    [x + 44, TOP - 16],
    [x + 52, TOP - 22],
    [x + 62, TOP - 40],
    [x + 84, TOP - 46],
    [x + 106, TOP - 38],
    [x + 116, TOP - 24],
    [x + 128, TOP - 20],
    [x + 130, TOP - 13],
    [x + 118, TOP - 9],
    [x + 104, TOP + 1],
    [x + 82, TOP + 4],
    [x + 60, TOP - 2],
    [x + 50, TOP - 10],
    [x + 44, TOP - 16],
  ])
  let peel = ''
  for (let dot = 0; dot < 30; dot += 1) peel += stroke(about(x + 82, 20), about(TOP - 26, 12), 0.8)
  return (
    shadow(x + 20, 110) +
    turned({
      x: x - 26,
      profile: [
        [42, TOP - 156],
        [42, TOP - 142],
        [56, TOP - 124],
        [58, TOP - 70],
        [56, TOP - 10],
      ],
      tilt: 0.12,
      isOpen: false,
    }) +
    turned({
      x: x - 26,
      profile: [
        [36, TOP - 184],
        [37, TOP - 168],
        [36, TOP - 158],
      ],
      tilt: 0.16,
      step: 4,
    }) +
    contour(arc(x - 26, TOP - 104, 58, 7, 0.02, 0.48)) +
    solid(lemon) +
    tone(hatch(lemon, { angle: -30, step: 3.4, reach: 0.45 })) +
    tone(peel, 1)
  )
}
