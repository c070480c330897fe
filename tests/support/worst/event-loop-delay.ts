/** Calibration work: about ten milliseconds on a fast machine. New memory is a part of it, which some kernels give far more slowly. */
function usualWork(): void {
  const text = JSON.stringify(Array.from({ length: 30_000 }, (_, index) => ({ index, name: `number ${index}` })))
  JSON.parse(text)
  Buffer.alloc(8_000_000, 1)
}

const microseconds = ({ user, system }: NodeJS.CpuUsage) => user + system

/** How many times slower this thread works than a quick machine's, and never below one. */
export function slowness(): number {
  const tries = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    usualWork()
    return microseconds(process.threadCpuUsage(before))
  })
  return Math.max(1, Math.min(...tries) / 20_000)
}

/** The longest turn of the event loop during this work, in milliseconds of CPU time. */
export async function longestEventLoopTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const turn = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, microseconds(now) - microseconds(before))
    before = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  await new Promise(setImmediate)
  isOver = true
  return longest / 1_000
}
