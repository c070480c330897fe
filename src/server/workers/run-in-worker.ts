import { availableParallelism } from 'node:os'
import { liveNow } from '../live.ts'
import { openWorkerPool } from './worker-pool.ts'

/** Every piece of work by its name; `worker-tasks.ts` says here what they are. */
export interface AllTasks {}

/** In the sources it is one folder up, in the build in the same folder. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? '../../app/worker-tasks.ts' : './worker-tasks.js',
  import.meta.url,
)

/** A small machine has room for one thread; a larger one has two, so that a long task doesn't block short ones. */
const pool = openWorkerPool(entry, {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 100,
  maxSeconds: 60,
  maxMegabytes: 256,
  idleSeconds: 60,
})

export type TaskArguments<Name extends keyof AllTasks> = Parameters<AllTasks[Name]>

/**
 * Runs a task of `worker-tasks.ts` in a worker thread, so that it doesn't block the event loop. Arguments and result
 * are copied. If too many tasks wait, it fails, which is answered with 503.
 */
export async function runInWorker<Name extends keyof AllTasks>(
  name: Name,
  ...given: TaskArguments<Name>
): Promise<Awaited<ReturnType<AllTasks[Name]>>> {
  const made = await pool.perform({ name, given, live: liveNow() })
  // Buffers arrive as plain `Uint8Array`s.
  const whole = made instanceof Uint8Array ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : made
  return whole as Awaited<ReturnType<AllTasks[Name]>>
}

export const closeWorkerPool = (): Promise<void> => pool.close()
