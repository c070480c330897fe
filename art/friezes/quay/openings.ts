import { arc, box, hatch, type Point } from '../lines.ts'
import { contour, copyOf, grating, solid, tone } from '../plates.ts'
import { GROUND } from './quayside.ts'

/** Panes that look in on the dark, with a bright edge. */
export function pane(x: number, y: number, wide: number, high: number): string {
  const glass = box(x, y, wide, high)
  return (
    solid(glass) +
    grating([x, y], wide, high, 2.5, 1) +
    contour(
      [
        [x + wide / 2, y],
        [x + wide / 2, y + high],
      ],
      [
        [x, y + high * 0.45],
        [x + wide, y + high * 0.45],
      ],
    )
  )
}

export function window(x: number, y: number, wide: number, high: number, isShuttered = false): string {
  const name = `w${wide}-${high}${isShuttered ? 's' : ''}`
  return copyOf(name, x, y, () => casement(0, 0, wide, high, isShuttered))
}

function casement(x: number, y: number, wide: number, high: number, isShuttered: boolean): string {
  const shutter = (at: number) => {
    const wing = box(at, y, wide * 0.46, high)
    return solid(wing) + tone(hatch(wing, { step: 3.4 }), 0.8)
  }
  const sill = solid(box(x - 4, y + high, wide + 8, 4))
  return pane(x, y, wide, high) + (isShuttered ? shutter(x - wide * 0.5) + shutter(x + wide * 1.04) : '') + sill
}

export function arched(x: number, foot: number, wide: number, high: number): string {
  const opening = [
    ...arc(x + wide / 2, foot - high + wide / 2, wide / 2, wide / 2, 0.5, 1),
    [x + wide, foot] as Point,
    [x, foot] as Point,
  ]
  return (
    solid(opening) +
    tone(hatch(opening, { angle: 90, step: 2.6 }), 1) +
    contour(
      [
        [x + wide / 2, foot - high],
        [x + wide / 2, foot],
      ],
      [
        [x, foot - high + wide / 2],
        [x + wide, foot - high + wide / 2],
      ],
    )
  )
}

export function door(x: number, wide: number, high: number): string {
  const frame = box(x, GROUND - high, wide, high)
  return (
    solid(frame) +
    grating([x + 4, GROUND - high * 0.94], wide - 8, high * 0.42, 2.5, 1.1) +
    solid(box(x + 5, GROUND - high * 0.42, wide - 10, high * 0.34)) +
    tone(hatch(box(x + 5, GROUND - high * 0.42, wide - 10, high * 0.34), { step: 3, reach: 0.6 })) +
    solid(box(x - 4, GROUND - 4, wide + 8, 6))
  )
}
