import { useState } from 'react'
import { millisecondsLeft, withSample, type Sample } from './time-left.ts'

/** How long it takes until nobody waits, by what was seen since it is shown; undefined where that can't be said. */
export function useTimeLeft(waiting: number, at: number): number | undefined {
  const [samples, setSamples] = useState<Sample[]>([])
  const next = withSample(samples, { at, waiting })
  if (next !== samples) setSamples(next)
  return millisecondsLeft(next)
}
