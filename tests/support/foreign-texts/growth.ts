import type { TextOfLength } from './worst-texts.ts'

/** As much as the headers of a request may hold altogether, and thus an address. */
const longest = 16_384
/** Close together where what doubles with each letter would not end, and twice as long each time beyond. */
const lengths = [8, 12, 16, 20, 24, 28, 40, ...Array.from({ length: 9 }, (_, index) => 64 * 2 ** index)]
/** What takes so few milliseconds isn't worth a look, and what grows with the square takes many times as much at the longest. */
const negligible = 3
const tries = 3
/** Some kernels count a thread's time in ticks of ten milliseconds, so that what is measured has to take many of them. */
const enough = 60_000

type Read = (text: string) => unknown

/**
 * Whether reading a text of four times the length takes no more than about four times as long. What counts is a ratio of the processor's
 * time of this thread: a busy machine doesn't change it.
 */
export function growsWithLength(read: Read, textOf: TextOfLength): boolean {
  for (const length of lengths) {
    if (length > longest) break
    const text = textOf(length)
    const isNegligible = Array.from({ length: tries }).some(() => milliseconds(read, text) < negligible)
    if (isNegligible) continue
    const isRight = (long: number) => isProportional(read, textOf(long), textOf(long / 4))
    // From 16,384 elements on, V8 asks the kernel for each array anew, which takes some machines longer than the reading.
    return isRight(length) || (length === longest && isRight(length / 4))
  }
  return true
}

/** Four times is what is right, sixteen times what is wrong; what is right may lose some to caches and to the clearing up of memory. */
function isProportional(read: Read, whole: string, quarter: string): boolean {
  const began = process.threadCpuUsage()
  let times = 0
  for (; times < 5_000 && spent(began) < enough; times += 1) read(quarter)
  const max = 8 * Math.max(spent(began), enough)
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) {
    read(whole)
    if (spent(before) > max) return false
  }
  return true
}

function spent(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** By the clock: never less than the processor's time. */
function milliseconds(read: Read, text: string): number {
  const begin = performance.now()
  read(text)
  return performance.now() - begin
}
