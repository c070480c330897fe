import { availableParallelism } from 'node:os'
import { openWorkshop } from './workshop.ts'

/** Every piece of work by its name; `works.ts` says here what they are. */
export interface AllWorks {}

/** In the sources it stands one floor above, in the build beside everything else. */
const entry = new URL(import.meta.url.endsWith('.ts') ? '../../app/works.ts' : './works.js', import.meta.url)

/** A small machine has room for one thread; on a larger one a long piece shall not stand before all short ones. */
const workshop = openWorkshop(entry, {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 100,
  mostSeconds: 60,
  mostMegabytes: 256,
  idleSeconds: 60,
})

export type Given<Name extends keyof AllWorks> = Parameters<AllWorks[Name]>

/**
 * Has a piece of work done that would hold the event loop: `works.ts` has them all. What is given and made goes over as copies of
 * plain values. Where too many pieces wait already, it is refused, which is answered with 503.
 */
export async function aside<Name extends keyof AllWorks>(
  name: Name,
  ...given: Given<Name>
): Promise<Awaited<ReturnType<AllWorks[Name]>>> {
  const made = await workshop.perform({ name, given })
  // On their way, buffers become plain bytes.
  const whole = made instanceof Uint8Array ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : made
  return whole as Awaited<ReturnType<AllWorks[Name]>>
}

export const closeWorkshop = (): Promise<void> => workshop.close()
