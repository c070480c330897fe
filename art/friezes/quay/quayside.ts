import { about, box, hatch, stroke } from '../lines.ts'
import { WIDTH, grating, solid, tone } from '../plates.ts'

const ALL = 6 * WIDTH
export const GROUND = 424

export const left = (plate: number) => (plate - 1) * WIDTH

/** Sky behind the roofs, the stones of the quay, and the water at its foot. */
export function quayside(): string {
  let sky = ''
  for (let y = 10, gap = 7; y < 300; y += gap, gap *= 1.045)
    for (let x = about(0, 60); x < ALL;) {
      const length = about(190, 150)
      sky += stroke(x, y, length)
      x += length + about(50 + y * 0.4, 40)
    }
  let stones = ''
  for (const [row, y] of [430, 437, 446].entries())
    for (let x = about(0, 10); x < ALL; x += about(36 + row * 9, 8)) stones += stroke(x, y, about(20 + row * 6, 6))
  let waves = ''
  for (let y = 474, gap = 4; y < 498; y += gap, gap *= 1.12)
    for (let x = about(0, 30); x < ALL;) {
      const length = about(70, 45)
      waves += stroke(x, y, length)
      x += length + about(20, 12)
    }
  const edge = box(-40, 456, ALL + 80, 14)
  return (
    `<g opacity=".36">${tone(sky, 0.6)}</g>` +
    solid(box(-40, GROUND, ALL + 80, 90)) +
    tone(stones, 0.9) +
    solid(edge) +
    grating([0, 456], ALL, 14, 9) +
    tone(hatch(box(0, 462, ALL, 8), { step: 3 })) +
    tone(waves, 1)
  )
}

export const across = (from: number, count: number, pitch: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(from + index * pitch)).join('')
