import { arc, box, hatch, through, type Point } from '../lines.ts'
import { INK, contour, grating, solid, tone } from '../plates.ts'
import { GROUND } from './quayside.ts'

export function lantern(x: number, y: number, side: 1 | -1): string {
  const lamp: Point[] = [
    [x + side * 20 - 6, y + 8],
    [x + side * 20 + 6, y + 8],
    [x + side * 20 + 4, y + 24],
    [x + side * 20 - 4, y + 24],
  ]
  return (
    contour(
      through([
        [x, y + 4],
        [x + side * 8, y - 4],
        [x + side * 20, y],
      ]),
      [
        [x + side * 20, y],
        [x + side * 20, y + 8],
      ],
    ) +
    solid(lamp) +
    tone(hatch(lamp, { angle: 90, step: 3 })) +
    solid(
      [
        [x + side * 20 - 7, y + 8],
        [x + side * 20, y + 2],
        [x + side * 20 + 7, y + 8],
      ],
      INK,
    )
  )
}

/** A sign on an arm, with a crystal of salt on it. */
export function hangingSign(x: number, y: number, side: 1 | -1): string {
  const middle = x + side * 30
  const board = arc(middle, y + 34, 22, 22)
  const crystal = (size: number): Point[] => [
    [middle - size, y + 34],
    [middle, y + 34 - size],
    [middle + size, y + 34],
    [middle, y + 34 + size],
    [middle - size, y + 34],
  ]
  return (
    contour(
      [
        [x, y],
        [x + side * 54, y],
      ],
      through([
        [x, y + 22],
        [x + side * 14, y + 16],
        [x + side * 26, y],
      ]),
      [
        [middle - 9, y],
        [middle - 9, y + 14],
      ],
      [
        [middle + 9, y],
        [middle + 9, y + 14],
      ],
    ) +
    solid(board) +
    contour(crystal(13), crystal(7))
  )
}

export function wall(x: number, top: number, wide: number): string {
  const front = box(x, top, wide, GROUND - top)
  const shade = box(x + wide - 26, top, 26, GROUND - top)
  return solid(front) + tone(hatch(shade, { step: 5, reach: 0.7 }))
}

export function chimney(x: number, foot: number, high: number): string {
  const stack = box(x, foot - high, 20, high)
  return solid(stack) + tone(hatch(stack, { step: 3.4, reach: 0.75 })) + solid(box(x - 3, foot - high - 5, 26, 6))
}

export function slates(outline: Point[], step = 5.2): string {
  return (
    solid(outline) + tone(hatch(outline, { step }), 0.9) + tone(hatch(outline, { angle: 64, step: 9, reach: 0.4 }), 0.6)
  )
}

export function cornice(x: number, y: number, wide: number, high = 7): string {
  return solid(box(x, y, wide, high)) + grating([x + 4, y + high], wide - 8, 5, 3)
}

export function bird(x: number, y: number, size: number): string {
  return contour([
    ...arc(x - size * 0.5, y, size * 0.5, size * 0.34, 0.56, 0.97),
    ...arc(x + size * 0.5, y, size * 0.5, size * 0.4, 0.53, 0.92),
  ])
}
