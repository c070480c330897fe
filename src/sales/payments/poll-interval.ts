const first = 2_000
const longest = 10_000
const timeout = 300_000

/** How long to wait before polling a payment again: short at first, then longer. Undefined: stop polling. */
export function pollInterval(times: number): number | undefined {
  const pause = (time: number) => Math.min(first * 1.5 ** time, longest)
  const waited = Array.from({ length: times }, (_, time) => pause(time)).reduce((sum, one) => sum + one, 0)
  return waited < timeout ? pause(times) : undefined
}
