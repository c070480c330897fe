import { about, arc, box, hatch, line, through, type Point } from '../lines.ts'
import { INK, contour, copyOf, solid, tone } from '../plates.ts'
import { GROUND, across } from './quayside.ts'

/** Striped cloth over the tables. */
export function awning(x: number, y: number, wide: number, deep: number): string {
  const stripes = Math.round(wide / 17)
  const pitch = wide / stripes
  const cloth: Point[] = [
    [x + 8, y],
    [x + wide - 8, y],
    [x + wide, y + deep],
    [x, y + deep],
  ]
  let dark = ''
  let frill = ''
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const upper = (at: number) => x + 8 + ((wide - 16) * at) / stripes
    const band: Point[] = [
      [upper(stripe), y],
      [upper(stripe + 1), y],
      [x + pitch * (stripe + 1), y + deep],
      [x + pitch * stripe, y + deep],
    ]
    const scallop = arc(x + pitch * (stripe + 0.5), y + deep, pitch / 2, 8, 0, 0.5)
    if (stripe % 2 === 0) dark += tone(hatch(band, { angle: 0, step: 2.4 }), 1)
    frill += solid(scallop, stripe % 2 === 0 ? INK : '#fff')
  }
  const under = box(x + 6, y + deep + 9, wide - 12, 10)
  return tone(hatch(under, { step: 2.6 }), 1) + solid(cloth) + dark + frill
}

export const table = (x: number) => copyOf('table', x, 0, () => laid(0))

export const bay = (x: number) => copyOf('bay', x, 0, () => tree(0))

function laid(x: number): string {
  const cloth: Point[] = [
    [x - 22, GROUND - 28],
    [x + 22, GROUND - 28],
    [x + 26, GROUND - 6],
    ...through([
      [x + 26, GROUND - 6],
      [x + 12, GROUND - 3],
      [x, GROUND - 6],
      [x - 14, GROUND - 3],
      [x - 26, GROUND - 6],
    ]),
  ]
  const glass = through([
    [x + 5, GROUND - 44],
    [x + 6, GROUND - 36],
    [x + 9, GROUND - 35],
    [x + 9, GROUND - 29],
  ])
  return (
    contour(
      [
        [x - 16, GROUND - 6],
        [x - 18, GROUND + 5],
      ],
      [
        [x + 16, GROUND - 6],
        [x + 18, GROUND + 5],
      ],
    ) +
    solid(cloth) +
    tone(hatch(cloth, { angle: 80, step: 4, reach: 0.55 })) +
    contour(
      glass,
      glass.map(([gx, gy]): Point => [2 * x + 18 - gx, gy]),
      [
        [x + 5, GROUND - 44],
        [x + 13, GROUND - 44],
      ],
    ) +
    solid(box(x - 12, GROUND - 36, 7, 8)) +
    chair(x - 36, 1) +
    chair(x + 36, -1)
  )
}

const chair = (x: number, side: 1 | -1) =>
  contour(
    [
      [x - side * 4, GROUND - 40],
      [x, GROUND - 18],
      [x - side * 3, GROUND + 4],
    ],
    [
      [x, GROUND - 18],
      [x + side * 12, GROUND - 18],
      [x + side * 14, GROUND + 4],
    ],
    [
      [x - side * 2, GROUND - 31],
      [x - side * 1, GROUND - 25],
    ],
  )

function tree(x: number): string {
  const tub = [
    [x - 12, GROUND - 20],
    [x + 12, GROUND - 20],
    [x + 9, GROUND + 3],
    [x - 9, GROUND + 3],
  ] as Point[]
  const crown = arc(x, GROUND - 62, 19, 19)
  let leaves = ''
  for (let leaf = 0; leaf < 40; leaf += 1) {
    const [angle, far] = [about(0, Math.PI), Math.sqrt(about(0.5, 0.45)) * 17]
    const [lx, ly] = [x + Math.cos(angle) * far, GROUND - 62 + Math.sin(angle) * far]
    leaves += line([
      [lx - 2.5, ly + 1.5],
      [lx + 2.5, ly - 1.5],
    ])
  }
  return (
    contour([
      [x, GROUND - 44],
      [x, GROUND - 20],
    ]) +
    solid(crown) +
    tone(leaves, 1) +
    tone(hatch(crown, { angle: 40, step: 3, reach: 0.4 })) +
    solid(tub) +
    tone(hatch(tub, { angle: 90, step: 3, reach: 0.7 }))
  )
}

export function barrel(x: number): string {
  const body = [
    ...through([
      [x - 15, GROUND - 44],
      [x - 19, GROUND - 20],
      [x - 15, GROUND + 4],
    ]),
    ...through([
      [x + 15, GROUND + 4],
      [x + 19, GROUND - 20],
      [x + 15, GROUND - 44],
    ]),
  ]
  return (
    solid(body) +
    tone(hatch(body, { angle: 90, step: 4.4 })) +
    tone(hatch(body, { step: 3, reach: 0.34 })) +
    contour(
      [
        [x - 18, GROUND - 30],
        [x + 18, GROUND - 30],
      ],
      [
        [x - 18, GROUND - 10],
        [x + 18, GROUND - 10],
      ],
    ) +
    solid(arc(x, GROUND - 44, 15, 4))
  )
}

export function parasol(x: number): string {
  const cloth: Point[] = [
    [x - 62, 356],
    ...through([
      [x - 62, 356],
      [x - 30, 336],
      [x, 326],
      [x + 30, 336],
      [x + 62, 356],
    ]),
  ]
  const scallops = across(x - 49.6, 5, 24.8, (at) => solid(arc(at, 356, 12.4, 6, 0, 0.5)))
  return (
    contour(
      [
        [x - 1.5, 356],
        [x - 1.5, GROUND],
      ],
      [
        [x + 1.5, 356],
        [x + 1.5, GROUND],
      ],
    ) +
    table(x) +
    solid(cloth) +
    tone(hatch(cloth, { angle: 20, step: 3, reach: 0.5 })) +
    contour(
      [
        [x, 326],
        [x - 22, 356],
      ],
      [
        [x, 326],
        [x + 22, 356],
      ],
    ) +
    scallops
  )
}
