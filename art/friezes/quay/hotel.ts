import { arc, box, through } from '../lines.ts'
import { contour, copyOf, grating, solid } from '../plates.ts'
import { arched, door, window } from './openings.ts'
import { GROUND, across } from './quayside.ts'
import { bay } from './terrace.ts'
import { cornice, slates, wall } from './walls.ts'

/** A hotel of three floors under a mansard, with flags. */
export function hotel(x: number): string {
  const balcony = (at: number, y: number) => copyOf('balcony', at, y, () => railing(0, 0))
  const railing = (at: number, y: number) =>
    grating([at - 6, y - 18], 48, 18, 5, 1) +
    contour([
      [at - 7, y - 18],
      [at + 43, y - 18],
    ]) +
    solid(box(at - 8, y, 52, 4))
  return (
    wall(x + 54, 138, 292) +
    slates([
      ...through([
        [x + 84, 76],
        [x + 62, 104],
        [x + 54, 138],
      ]),
      ...through([
        [x + 346, 138],
        [x + 338, 104],
        [x + 316, 76],
      ]),
    ]) +
    across(
      x + 88,
      4,
      64,
      (at) =>
        solid([...arc(at + 16, 104, 19, 18, 0.5, 1), [at + 35, 136], [at - 3, 136]]) + window(at + 4, 104, 24, 30),
    ) +
    cornice(x + 46, 136, 308) +
    [162, 242].map((y) => across(x + 82, 4, 67, (at) => window(at, y, 36, 56) + balcony(at, y + 58))).join('') +
    cornice(x + 54, 312, 292, 6) +
    across(x + 68, 4, 72, (at) => (at > x + 130 && at < x + 150 ? '' : arched(at, GROUND - 8, 48, 92))) +
    solid([...arc(x + 200, 356, 40, 34, 0.5, 1), [x + 240, GROUND], [x + 160, GROUND]]) +
    door(x + 176, 48, 80) +
    bay(x + 152) +
    bay(x + 250) +
    across(
      x + 110,
      2,
      178,
      (at) =>
        contour([
          [at, 312],
          [at + 4, 264],
        ]) +
        solid(
          through([
            [at + 4, 266],
            [at + 18, 272],
            [at + 30, 268],
            [at + 28, 286],
            [at + 15, 290],
            [at + 2, 284],
          ]),
        ),
    )
  )
}
