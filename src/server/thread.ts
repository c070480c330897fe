import { Worker } from 'node:worker_threads'
import { handOver, type Made, type Piece } from './perform-works.ts'

export type Thread = ReturnType<typeof startThread>

/** A thread that runs this file, which calls `performWorks`, and is given one piece of work at a time. */
export function startThread(entry: URL, mostMegabytes: number) {
  const isSource = entry.pathname.endsWith('.ts')
  const worker = new Worker(entry, {
    execArgv: isSource ? ['--import', new URL('./source-files.mjs', import.meta.url).href] : [],
    // What it works on was typed by strangers; the program's secrets are no part of it.
    env: {},
    // Who needs more ends, and nobody else does.
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  // A program that has nothing else to do may end.
  worker.unref()
  let reason: unknown
  worker.on('error', (error) => (reason = error))
  /** What becomes of the piece that it is at. */
  let fail: ((reason: unknown) => void) | undefined
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  void ended.then(() => fail?.(reason ?? new Error('the thread ended over its work')))

  return {
    ended,
    async end(why?: Error): Promise<void> {
      reason ??= why
      await worker.terminate()
    },
    /** Fails where the thread ends over it. */
    async perform(piece: Piece): Promise<Made> {
      handOver(worker, piece, ...piece.given)
      worker.ref()
      const { promise, resolve, reject } = Promise.withResolvers<Made>()
      worker.once('message', resolve)
      fail = reject
      return promise.finally(() => {
        // Or it would go on holding what was made.
        fail = undefined
        worker.unref()
      })
    },
  }
}
