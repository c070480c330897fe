import { parentPort, type MessagePort } from 'node:worker_threads'

/** Works by their names, each with what it is given. */
export type WorkerTasks = Record<string, (...given: never[]) => unknown>

/** What a thread is handed, and what it hands back. */
export interface Task {
  name: string
  given: unknown[]
}
export type TaskResult = { made: unknown } | { problem: unknown }

/** The whole of a thread's life: it is handed one piece after the other, each when it has handed back the one before. */
export function serveTasks(tasks: WorkerTasks): void {
  parentPort?.on('message', async ({ name, given }: Task) => {
    try {
      const made = await tasks[name]?.(...(given as never[]))
      postMessage(parentPort, { made }, made)
    } catch (problem) {
      postMessage(parentPort, { problem })
    }
  })
}

/** Plain values go over as copies. Bytes that are a whole change their owner: they may be a file of megabytes. */
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
