import { availableParallelism } from 'node:os'
import { openWorkerPool } from './worker-pool.ts'

/** Every piece of work by its name; `worker-tasks.ts` says here what they are. */
export interface AllTasks {}

/** In the sources it stands one floor above, in the build beside everything else. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? '../../app/worker-tasks.ts' : './worker-tasks.js',
  import.meta.url,
)

/** A small machine has room for one thread; on a larger one a long piece shall not stand before all short ones. */
const pool = openWorkerPool(entry, {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 100,
  maxSeconds: 60,
  maxMegabytes: 256,
  idleSeconds: 60,
})

export type TaskArguments<Name extends keyof AllTasks> = Parameters<AllTasks[Name]>

/**
 * Has a piece of work done that would hold the event loop: `worker-tasks.ts` has them all. What is given and made goes over as copies of
 * plain values. Where too many pieces wait already, it is refused, which is answered with 503.
 */
export async function runInWorker<Name extends keyof AllTasks>(
  name: Name,
  ...given: TaskArguments<Name>
): Promise<Awaited<ReturnType<AllTasks[Name]>>> {
  const made = await pool.perform({ name, given })
  // On their way, buffers become plain bytes.
  const whole = made instanceof Uint8Array ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : made
  return whole as Awaited<ReturnType<AllTasks[Name]>>
}

export const closeWorkerPool = (): Promise<void> => pool.close()
