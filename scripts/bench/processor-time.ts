import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds that a process has spent on processors so far, all its threads together; only Linux tells. */
export function processorTimeOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000
}
