import { arc, box } from '../lines.ts'
import { contour, grating, solid } from '../plates.ts'
import { arched, door, window } from './openings.ts'
import { GROUND, across } from './quayside.ts'
import { parasol } from './terrace.ts'
import { cornice, wall } from './walls.ts'

/** A café with tall round windows, and a terrace. */
export function cafe(x: number): string {
  return (
    wall(x + 36, 176, 328) +
    solid(box(x + 36, 150, 328, 24)) +
    solid([...arc(x + 200, 150, 52, 40, 0.5, 1)]) +
    solid(arc(x + 200, 134, 14, 14)) +
    contour(
      [
        [x + 200, 134],
        [x + 200, 124],
      ],
      [
        [x + 200, 134],
        [x + 207, 138],
      ],
    ) +
    grating([x + 40, 153], 320, 18, 8) +
    cornice(x + 28, 172, 344) +
    across(x + 66, 4, 74, (at) => window(at, 200, 44, 58)) +
    cornice(x + 36, 276, 328, 6) +
    across(x + 56, 2, 72, (at) => arched(at, GROUND - 10, 56, 112)) +
    across(x + 218, 2, 72, (at) => arched(at, GROUND - 10, 56, 112)) +
    door(x + 184, 30, 96) +
    contour([...arc(x + 199, 328, 15, 15, 0.5, 1)]) +
    parasol(x + 104) +
    parasol(x + 296)
  )
}
