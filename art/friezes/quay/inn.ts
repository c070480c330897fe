import { about, arc, line, through, type Point } from '../lines.ts'
import { contour, solid, tone } from '../plates.ts'
import { arched, door, window } from './openings.ts'
import { GROUND, across } from './quayside.ts'
import { bay } from './terrace.ts'
import { bird, cornice, hangingSign, lantern, wall } from './walls.ts'

/** An inn at the end of the quay, with a stair and a vine. */
export function inn(x: number): string {
  let vine = ''
  const stem = through([
    [x + 66, GROUND],
    [x + 74, 360],
    [x + 66, 290],
    [x + 80, 240],
    [x + 150, 228],
    [x + 240, 236],
    [x + 318, 228],
  ])
  for (const [sx, sy] of stem)
    for (let leaf = 0; leaf < 3; leaf += 1) {
      const [lx, ly] = [sx + about(0, 12), sy + about(0, 9)]
      vine += line([
        [lx - 4, ly + 2],
        [lx, ly - 3],
        [lx + 4, ly + 2],
      ])
    }
  const step: Point[] = [
    [x + 58, 176],
    [x + 82, 176],
    [x + 82, 150],
    [x + 108, 150],
    [x + 108, 124],
    [x + 134, 124],
    [x + 134, 98],
    [x + 160, 98],
    [x + 160, 74],
    [x + 200, 74],
  ]
  const gable = [...step, ...step.toReversed().map(([px, y]): Point => [2 * (x + 200) - px, y])]
  return (
    wall(x + 58, 176, 284) +
    solid(gable) +
    arched(x + 186, 136, 28, 44) +
    across(x + 122, 3, 62, (at) => window(at, 154, 32, 48)) +
    across(x + 96, 4, 56, (at) => window(at, 258, 36, 48, false)) +
    cornice(x + 58, 320, 284, 5) +
    arched(x + 90, GROUND - 16, 62, 70) +
    arched(x + 248, GROUND - 16, 62, 70) +
    solid([...arc(x + 200, 362, 26, 26, 0.5, 1), [x + 226, GROUND], [x + 174, GROUND]]) +
    door(x + 180, 40, 66) +
    contour(stem) +
    tone(vine, 1.1) +
    hangingSign(x + 58, 262, -1) +
    lantern(x + 156, 340, 1) +
    bay(x + 330) +
    bird(x + 70, 84, 12) +
    bird(x + 330, 66, 9)
  )
}
