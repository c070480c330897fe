import { box, type Point } from '../lines.ts'
import { contour, solid } from '../plates.ts'
import { door, pane, window } from './openings.ts'
import { across } from './quayside.ts'
import { bay } from './terrace.ts'
import { bird, chimney, hangingSign, slates, wall } from './walls.ts'

/** A narrow house of timber with a gable, and a sign over the street. */
export function timbered(x: number): string {
  const gable: Point[] = [
    [x + 96, 196],
    [x + 200, 62],
    [x + 304, 196],
  ]
  const beams: Point[][] = [
    [
      [x + 96, 196],
      [x + 304, 196],
    ],
    [
      [x + 96, 203],
      [x + 304, 203],
    ],
    [
      [x + 90, 304],
      [x + 310, 304],
    ],
    [
      [x + 90, 311],
      [x + 310, 311],
    ],
    [
      [x + 148, 130],
      [x + 252, 130],
    ],
    [
      [x + 142, 137],
      [x + 258, 137],
    ],
    ...[
      [96, 126, 203, 304],
      [304, 274, 203, 304],
      [126, 96, 203, 304],
      [274, 304, 203, 304],
    ].flatMap(
      ([from = 0, to = 0, top = 0, foot = 0]) =>
        [
          [
            [x + from, top],
            [x + to, foot],
          ],
          [
            [x + from + 6, top],
            [x + to + 6, foot],
          ],
        ] as Point[][],
    ),
    ...[126, 176, 224, 274].flatMap(
      (at) =>
        [
          [
            [x + at, 203],
            [x + at, 304],
          ],
          [
            [x + at - 5, 203],
            [x + at - 5, 304],
          ],
        ] as Point[][],
    ),
    [
      [x + 172, 137],
      [x + 156, 196],
    ],
    [
      [x + 228, 137],
      [x + 244, 196],
    ],
  ]
  return (
    chimney(x + 250, 130, 66) +
    wall(x + 96, 190, 208) +
    solid(gable) +
    contour(...beams) +
    slates(
      [
        [x + 200, 48],
        [x + 320, 204],
        [x + 306, 204],
        [x + 200, 66],
      ],
      4,
    ) +
    slates(
      [
        [x + 200, 48],
        [x + 80, 204],
        [x + 94, 204],
        [x + 200, 66],
      ],
      4,
    ) +
    window(x + 182, 146, 36, 42) +
    across(x + 132, 3, 49, (at) => window(at, 222, 36, 58)) +
    solid(box(x + 90, 304, 220, 8)) +
    pane(x + 112, 332, 68, 62) +
    pane(x + 220, 332, 66, 62) +
    door(x + 184, 32, 92) +
    hangingSign(x + 304, 246, 1) +
    bay(x + 94) +
    bay(x + 312) +
    bird(x + 56, 110, 12) +
    bird(x + 340, 92, 9)
  )
}
