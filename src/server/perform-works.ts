import { parentPort } from 'node:worker_threads'

/** Works by their names, each with what it is given. */
export type Works = Record<string, (...given: never[]) => unknown>

/** What a thread is handed, and what it hands back. */
export interface Piece {
  name: string
  given: unknown[]
}
export type Made = { made: unknown } | { problem: unknown }

/** The whole of a thread's life: it is handed one piece after the other, each when it has handed back the one before. */
export function performWorks(works: Works): void {
  parentPort?.on('message', async ({ name, given }: Piece) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
    const answer = (made: Made) => parentPort?.postMessage(made)
    try {
      answer({ made: await works[name]?.(...(given as never[])) })
    } catch (problem) {
      answer({ problem })
    }
  })
}
