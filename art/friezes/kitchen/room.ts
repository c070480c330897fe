import { about, arc, box, hatch, stroke } from '../lines.ts'
import { WIDTH, contour, grating, solid, tone } from '../plates.ts'

const ALL = 6 * WIDTH
export const RAIL = 70
export const TOP = 408

export const middle = (plate: number) => (plate - 0.5) * WIDTH

/** The rail from which everything hangs, and the worktop on which the rest stands. */
export function room(): string {
  let wall = ''
  for (let y = 14, gap = 6; y < 330; y += gap, gap *= 1.035)
    for (let x = about(0, 40); x < ALL;) {
      const length = about(150, 110)
      wall += stroke(x, y, length)
      x += length + about(60 + y * 0.5, 30)
    }
  let wood = ''
  for (let y = TOP + 26; y < 498; y += 7)
    for (let x = about(-20, 20); x < ALL;) {
      const length = about(120, 90)
      wood += stroke(x, y, length)
      x += length + about(26, 18)
    }
  const rail = box(-40, RAIL, ALL + 80, 5)
  const edge = box(-40, TOP, ALL + 80, 14)
  return (
    `<g opacity=".36">${tone(wall, 0.6)}</g>` +
    solid(rail) +
    solid(box(-40, TOP, ALL + 80, 100)) +
    tone(wood, 0.85) +
    solid(edge) +
    grating([0, TOP + 14], ALL, 6, 3.4)
  )
}

export const hook = (x: number, low: number) => contour([[x, RAIL + 2], [x, low], ...arc(x - 4, low, 4, 5, 0, 0.55)])

export const shadow = (x: number, wide: number) => tone(hatch(box(x, TOP + 2, wide, 9), { step: 2.6, reach: 0.9 }), 0.9)
