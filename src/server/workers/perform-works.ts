import { parentPort, type MessagePort } from 'node:worker_threads'

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
    try {
      const made = await works[name]?.(...(given as never[]))
      handOver(parentPort, { made }, made)
    } catch (problem) {
      handOver(parentPort, { problem })
    }
  })
}

/** Plain values go over as copies. Bytes that are a whole change their owner: they may be a file of megabytes. */
export function handOver(
  to: Pick<MessagePort, 'postMessage'> | null,
  message: Piece | Made,
  ...values: unknown[]
): void {
  const whole = values
    .filter((value): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array)
    .filter(({ byteLength, buffer }) => byteLength === buffer.byteLength)
  to?.postMessage(
    message,
    whole.map(({ buffer }) => buffer),
  )
}
