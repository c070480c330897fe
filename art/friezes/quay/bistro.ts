import { box } from '../lines.ts'
import { solid } from '../plates.ts'
import { door, pane, window } from './openings.ts'
import { across } from './quayside.ts'
import { awning, table } from './terrace.ts'
import { chimney, cornice, lantern, slates, wall } from './walls.ts'

/** A corner bistro with tables under its awning. */
export function bistro(x: number): string {
  return (
    chimney(x + 268, 176, 62) +
    wall(x + 46, 168, 308) +
    slates([
      [x + 66, 106],
      [x + 334, 106],
      [x + 366, 168],
      [x + 34, 168],
    ]) +
    across(
      x + 110,
      2,
      128,
      (at) =>
        solid([
          [at - 8, 166],
          [at - 8, 130],
          [at + 22, 112],
          [at + 52, 130],
          [at + 52, 166],
        ]) + window(at + 6, 132, 32, 32),
    ) +
    cornice(x + 38, 166, 324) +
    across(x + 82, 3, 100, (at) => window(at, 198, 36, 62, true)) +
    cornice(x + 46, 282, 308, 5) +
    across(x + 64, 2, 104, (at) => pane(at, 318, 88, 74) + solid(box(at, 392, 88, 32))) +
    door(x + 284, 50, 100) +
    awning(x + 54, 288, 214, 34) +
    lantern(x + 340, 306, 1) +
    table(x + 112) +
    table(x + 216)
  )
}
