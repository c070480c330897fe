import { atMost } from './in-turn.ts'
import type { Made, Piece } from './perform-works.ts'
import { startThread, type Thread } from './thread.ts'

interface Bounds {
  /** How many pieces are worked on at once, each in a thread of its own. */
  threads: number
  mostWaiting: number
  /** For one piece, once it is begun. */
  mostSeconds: number
  /** For what a piece makes on its way, in each thread. */
  mostMegabytes: number
  /** A thread without work goes after this time, and its memory with it. */
  idleSeconds: number
}

/** Threads that do what would hold the event loop. They are started when they are needed. */
export interface Workshop {
  /** What a thread makes of it. Fails where too many wait, where it takes too long, and where its thread ends; the next one gets another. */
  perform(piece: Piece): Promise<unknown>
  /** How many threads there are just now. */
  readonly threadCount: number
  close(): Promise<void>
}

/** `entry` is the file that the threads run; it calls `performWorks`. */
export function openWorkshop(entry: URL, bounds: Bounds): Workshop {
  const { threads, mostWaiting, mostSeconds, mostMegabytes, idleSeconds } = bounds
  const inTurn = atMost(threads, mostWaiting)
  const all = new Set<Thread>()
  /** Those without work, and when each goes. */
  const idle = new Map<Thread, NodeJS.Timeout>()
  /** How often it was closed. What was asked for before fails; another shop of this process may ask again. */
  let closings = 0

  function start(): Thread {
    const thread = startThread(entry, mostMegabytes)
    all.add(thread)
    void thread.ended.then(() => all.delete(thread) && idle.delete(thread))
    return thread
  }

  /** The one that worked last works next, so that the others may go. */
  function take(): Thread {
    const [thread = start(), leaving] = [...idle].at(-1) ?? []
    clearTimeout(leaving)
    idle.delete(thread)
    return thread
  }

  function rest(thread: Thread): void {
    const leave = () => idle.delete(thread) && void thread.end()
    idle.set(thread, setTimeout(leave, idleSeconds * 1_000).unref())
  }

  async function perform(piece: Piece, askedAfter: number): Promise<Made> {
    if (askedAfter < closings) throw new Error('the workshop is closed')
    const thread = take()
    const tooLong = new Error(`${piece.name} took longer than ${mostSeconds} seconds`)
    const limit = setTimeout(() => void thread.end(tooLong), mostSeconds * 1_000)
    try {
      const answer = await thread.perform(piece)
      rest(thread)
      return answer
    } catch (error) {
      void thread.end()
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  return {
    async perform(piece) {
      const askedAfter = closings
      const answer = await inTurn(() => perform(piece, askedAfter))
      if ('problem' in answer) throw answer.problem
      return answer.made
    },
    get threadCount() {
      return all.size
    },
    async close() {
      closings += 1
      await Promise.all(Array.from(all, (thread) => thread.end()))
    },
  }
}
