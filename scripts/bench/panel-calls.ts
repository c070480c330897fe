// oxlint-disable eslint/no-await-in-loop -- one after the other is what is measured
import { signInAsAdmin } from './sign-in-as-admin.ts'
import { percentile } from './statistics.ts'

export const benchPassword = 'a-bench-of-its-own'

/** How long it takes, asked for so many times, one after the other. */
export async function pace(times: number, work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const taken: number[] = []
  await work()
  for (let time = 0; time < times; time += 1) {
    const before = performance.now()
    await work()
    taken.push(performance.now() - before)
  }
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) }
}

/** @returns how to ask for something as an administrator; it gives the number of bytes that came. */
export async function signIn(origin: string): Promise<(path: string) => Promise<number>> {
  const cookie = await signInAsAdmin(origin, benchPassword)
  return async (path) => {
    const answer = await fetch(`${origin}${path}`, { headers: { Cookie: cookie } })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    let bytes = 0
    for await (const piece of answer.body ?? []) bytes += piece.length
    return bytes
  }
}
