import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { refuse } from './errors.ts'
import type { AppEnv } from './app-env.ts'

/** The minimum upload speed, counted in checks, so that a stalled event loop isn't blamed on the client. */
export interface Pace {
  /** Milliseconds from one look to the next. */
  lookEvery: number
  /** So many looks may pass below the least rate, which is the average over as many. */
  grace: number
  leastBytesPerLook: number
  /** After so many looks it ends, however fast it goes: twelve megabytes at three megabits a second. */
  longest: number
  /** After so many without a byte, others needn't wait for it. */
  stalled: number
}

const usualPace: Pace = { lookEvery: 1_000, grace: 5, leastBytesPerLook: 4_096, longest: 30, stalled: 2 }

/** Somebody's body on its way to us. */
export interface BodyWatch {
  /** What reads it; refused when it comes too slowly, or is ended for others. */
  whole<Body>(read: () => Promise<Body>): Promise<Body>
  isStalled(): boolean
  end(): void
}

/** Looks at how a request's body arrives, as long as it is read. */
export function watchRequestBody(c: Context<AppEnv>): BodyWatch {
  const pace = { ...usualPace, ...c.var.config.pace }
  // Calls from within the process have no connection.
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
  const { promise: ended, reject } = Promise.withResolvers<never>()
  ended.catch(() => {})
  const end = () => reject(refuse('too_slow'))
  const bytesAtLooks = [incoming?.socket.bytesRead ?? 0]

  const isQuiet = (looks: number, leastBytes: number) => {
    const before = bytesAtLooks.at(-1 - looks)
    return before !== undefined && (bytesAtLooks.at(-1) ?? 0) - before < leastBytes
  }
  const look = () => {
    bytesAtLooks.push(incoming?.socket.bytesRead ?? 0)
    const isTooSlow = isQuiet(pace.grace, pace.grace * pace.leastBytesPerLook)
    if (isTooSlow || bytesAtLooks.length > pace.longest) end()
  }
  return {
    async whole(read) {
      if (!incoming || incoming.complete) return read()
      const looking = setInterval(look, pace.lookEvery)
      try {
        const reading = read()
        // Once it has ended nobody hears what became of it.
        reading.catch(() => {})
        return await Promise.race([reading, ended])
      } finally {
        clearInterval(looking)
      }
    },
    isStalled: () => isQuiet(pace.stalled, 1),
    end,
  }
}
