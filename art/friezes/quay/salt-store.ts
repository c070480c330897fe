import { box, hatch } from '../lines.ts'
import { contour, grating, solid, tone } from '../plates.ts'
import { pane, window } from './openings.ts'
import { GROUND, across } from './quayside.ts'
import { barrel, table } from './terrace.ts'
import { bird, chimney, lantern, slates } from './walls.ts'

/** A low tavern that was a salt store: tarred boards and a long roof. */
export function saltStore(x: number): string {
  const boards = box(x + 30, 268, 340, GROUND - 268)
  return (
    chimney(x + 92, 156, 58) +
    solid(boards) +
    grating([x + 30, 268], 340, GROUND - 268, 6.5, 0.9) +
    grating([x + 320, 268], 50, GROUND - 268, 3.2, 1.1) +
    slates(
      [
        [x + 72, 122],
        [x + 328, 122],
        [x + 386, 270],
        [x + 14, 270],
      ],
      6.2,
    ) +
    across(
      x + 108,
      3,
      76,
      (at) =>
        solid([
          [at, 214],
          [at, 180],
          [at + 18, 164],
          [at + 36, 180],
          [at + 36, 214],
        ]) + pane(at + 7, 184, 22, 26),
    ) +
    tone(hatch(box(x + 32, 271, 336, 9), { step: 2.6 }), 1) +
    across(x + 58, 2, 214, (at) => window(at, 318, 66, 52)) +
    solid(box(x + 164, 312, 72, GROUND - 312)) +
    contour(
      [
        [x + 200, 312],
        [x + 200, GROUND],
      ],
      [
        [x + 164, 366],
        [x + 236, 366],
      ],
    ) +
    grating([x + 168, 318], 28, 44, 2.5, 1) +
    grating([x + 204, 318], 28, 44, 2.5, 1) +
    lantern(x + 146, 306, -1) +
    lantern(x + 254, 306, 1) +
    barrel(x + 62) +
    barrel(x + 102) +
    table(x + 312) +
    bird(x + 300, 78, 13) +
    bird(x + 334, 98, 9)
  )
}
