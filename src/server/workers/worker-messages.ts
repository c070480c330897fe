import { withLive, type LiveValues } from '../live.ts'
import { parentPort, type MessagePort } from 'node:worker_threads'

/** Tasks by name. */
export type WorkerTasks = Record<string, (...given: never[]) => unknown>

/** The messages to and from a worker thread. */
export interface Task {
  name: string
  given: unknown[]
  /** What holds where it is asked for. */
  live: LiveValues
}
export type TaskResult = { made: unknown } | { problem: unknown }

/** The message loop of a worker thread: one task at a time. */
export function serveTasks(tasks: WorkerTasks): void {
  parentPort?.on('message', async ({ name, given, live }: Task) => {
    try {
      const made = await withLive(live, () => tasks[name]?.(...(given as never[])))
      postMessage(parentPort, { made }, made)
    } catch (problem) {
      postMessage(parentPort, { problem })
    }
  })
}

/** Values are copied. Whole byte arrays are transferred, because they may be megabytes. */
export function postMessage(
  to: Pick<MessagePort, 'postMessage'> | null,
  message: Task | TaskResult,
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
