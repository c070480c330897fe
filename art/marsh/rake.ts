import { polygon, type Point } from '../engraving.ts'
import { heaps } from './salt.ts'

/** The simoussi, the salt worker's rake, left leaning on the nearest heap. */
export function rake(): string {
  const heap = heaps[0]
  if (!heap) return ''
  const { foot, wide, high } = heap
  const low: Point = [foot[0] + wide * 0.4, foot[1] + wide * 0.15]
  const top: Point = [foot[0] - wide * 0.2, foot[1] - high * 2.55]
  const pole = polygon([
    [low[0] - 2.1, low[1]],
    [top[0] - 1.1, top[1]],
    [top[0] + 1.1, top[1]],
    [low[0] + 2.1, low[1]],
  ])
  const plank = polygon([
    [low[0] - 31, low[1] + 5],
    [low[0] + 33, low[1] - 6],
    [low[0] + 34, low[1]],
    [low[0] - 30, low[1] + 11],
  ])
  return pole + plank
}
