import { outline, polygon, type Point } from '../engraving.ts'
import { bar, ink, paper, ruled, INK, PAPER } from './plate.ts'

/** The pole of the rake runs from behind the hip to the board that lies in the water. */
const POLE: readonly [Point, Point] = [
  [446, 352],
  [92, 552],
]

const SHIRT: readonly Point[] = [
  [346, 326],
  [362, 320],
  [380, 326],
  [396, 346],
  [404, 376],
  [405, 412],
  [402, 430],
  [380, 434],
  [360, 430],
  [356, 408],
  [349, 378],
  [341, 352],
]

const NEAR_ARM: readonly Point[] = [
  [362, 332],
  [376, 338],
  [378, 356],
  [366, 384],
  [352, 404],
  [346, 414],
  [336, 416],
  [334, 408],
  [342, 394],
  [350, 372],
  [354, 346],
]

const FAR_ARM: readonly Point[] = [
  [346, 330],
  [354, 344],
  [344, 372],
  [322, 400],
  [304, 428],
  [300, 438],
  [290, 440],
  [290, 430],
  [304, 406],
  [322, 376],
  [334, 346],
]

const LEGS: readonly (readonly Point[])[] = [
  [
    [360, 424],
    [386, 428],
    [384, 452],
    [370, 484],
    [366, 516],
    [366, 534],
    [344, 536],
    [342, 531],
    [350, 524],
    [350, 490],
    [354, 456],
  ],
  [
    [376, 428],
    [405, 424],
    [410, 452],
    [416, 486],
    [430, 520],
    [433, 536],
    [411, 538],
    [408, 532],
    [415, 525],
    [400, 496],
    [388, 462],
  ],
]

const HEAD: readonly Point[] = [
  [346, 296],
  [368, 294],
  [371, 312],
  [366, 328],
  [350, 328],
  [344, 320],
  [340, 310],
]

const BRIM: readonly Point[] = [
  [314, 305],
  [334, 296],
  [366, 291],
  [390, 294],
  [396, 299],
  [378, 303],
  [348, 306],
  [326, 309],
]

const CROWN: readonly Point[] = [
  [335, 297],
  [338, 283],
  [350, 275],
  [366, 275],
  [376, 283],
  [379, 294],
  [356, 299],
]

const cloth = (id: string, shape: readonly Point[], hatching: string) => {
  const path = polygon(outline(shape))
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><path fill="${PAPER}" stroke="${INK}" stroke-width="22" stroke-linejoin="round" d="${path}"/><path clip-path="url(#${id})" fill="${INK}" d="${hatching}"/>`
}

/** Folds round the body: cuts that sag and grow thick on the side turned away from the sun. */
const folds = (from: number, to: number, light: number, sag: number) =>
  ruled({
    from,
    to,
    spacing: () => 4.2,
    left: 280,
    right: 410,
    darkness: ([x, y]) => Math.min(0.7, Math.max(0, (x - light - (y - from) * 0.1) / 52)),
    bend: (x) => ((x - 370) / 30) ** 2 * -sag,
  })

const solid = (shape: readonly Point[]) => ink(polygon(outline(shape)))

/** A salt worker in a straw hat, drawing the harvest in with the long rake. */
export const saltWorker = () =>
  [
    cloth('far-arm', FAR_ARM, folds(320, 440, 296, -3)),
    ...LEGS.map(solid),
    paper(
      bar([362, 448], [356, 500], 1.4, 0.6) +
        bar([398, 452], [413, 506], 1.4, 0.6) +
        bar([368, 446], [361, 490], 1, 0.5),
    ),
    cloth('shirt', SHIRT, folds(318, 440, 348, 5)),
    solid(HEAD),
    cloth('crown', CROWN, folds(270, 300, 344, 2)),
    cloth('brim', BRIM, folds(288, 312, 330, 1)),
    ink(bar([337, 294], [379, 290.5], 4.5)),
    ink(bar(...POLE, 4.4, 5.6)),
    paper(bar([444, 352.2], [96, 548.6], 0.9)),
    cloth('near-arm', NEAR_ARM, folds(328, 420, 350, -4)),
    solid([
      [335, 404],
      [348, 406],
      [349, 417],
      [338, 421],
      [331, 414],
    ]),
    solid([
      [289, 428],
      [302, 430],
      [304, 440],
      [293, 445],
      [286, 438],
    ]),
  ].join('\n')

/** The board of the rake: a plank on edge, half under water. */
export const rakeBoard = () =>
  [
    ink(
      polygon([
        [52, 530],
        [128, 556],
        [128, 578],
        [52, 551],
      ]),
    ),
    paper(bar([55, 534], [126, 558.5], 1.4) + bar([56, 541], [118, 563], 0.9, 0.5)),
  ].join('\n')
