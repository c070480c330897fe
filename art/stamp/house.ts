import type { Point } from '../engraving.ts'

/** The salorge, seen from its corner: a gable that faces us and a side that runs away to the right. */
export const house = {
  gable: [
    [40, 176],
    [40, 134],
    [67, 88],
    [94, 134],
    [94, 176],
  ],
  side: [
    [94, 176],
    [94, 134],
    [143, 137],
    [143, 171],
  ],
  roof: [
    [67, 88],
    [119, 94],
    [147, 139],
    [97, 139],
  ],
  rim: [
    [35, 140],
    [67, 85],
    [99, 140],
    [95, 141],
    [67, 92],
    [39, 141],
  ],
  door: [
    [60, 176],
    [60, 146],
    [75, 146],
    [75, 176],
  ],
  shutter: [
    [63, 122],
    [63, 112],
    [71, 112],
    [71, 122],
  ],
} satisfies Record<string, Point[]>

type Line = readonly [from: Point, to: Point]

/** Tarred boards, upright: the light ones that the graver left standing between the cuts. */
export const gableBoards: Line[] = [45.5, 51, 56.5, 78.5, 84, 89.5].map((x) => [
  [x, 174],
  [x, 95 + Math.abs(x - 67) * 1.72],
])

export const sideBoards: Line[] = Array.from({ length: 14 }, (_, index) => {
  const along = (index + 0.6) / 14
  const x = 94 + 49 * along
  return [
    [x, 134 + 3 * along + 4],
    [x, 176 - 5 * along],
  ]
})

/** Shingles: rows along the ridge, each cut a little off the one above. */
export const shingles: Line[] = Array.from({ length: 13 }, (_, index) => {
  const down = (index + 0.7) / 13.4
  return [
    [67 + 30 * down, 88 + 51 * down],
    [119 + 28 * down, 94 + 45 * down],
  ]
})

/** The rake leans where it was put down. */
export const rake: Line[] = [
  [
    [26, 178],
    [47, 112],
  ],
  [
    [40, 109],
    [54, 114],
  ],
]
