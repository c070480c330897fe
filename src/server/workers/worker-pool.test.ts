import { expect, onTestFinished, test } from 'vitest'
import { TooManyWaiting } from './concurrency-limit.ts'
import { openWorkerPool } from './worker-pool.ts'

const entry = new URL('../../../tests/support/sample-worker-tasks.ts', import.meta.url)
const bounds = { threads: 1, maxWaiting: 10, maxSeconds: 600, maxMegabytes: 32, idleSeconds: 600 }

function open(more: Partial<typeof bounds> = {}) {
  const pool = openWorkerPool(entry, { ...bounds, ...more })
  onTestFinished(() => pool.close())
  return {
    ...pool,
    perform: (name: string, ...given: unknown[]) => pool.perform({ name, given, live: new Map() }),
    threadCount: () => pool.threadCount,
  }
}

test('plain values go in and come out; what fails fails with its own error, and its thread works on', async () => {
  const { perform, threadCount } = open()
  const value = { at: new Date(0), bytes: Uint8Array.of(1, 2), names: new Map([['ą', [null, undefined]]]) }
  expect(await perform('echo', value)).toEqual(value)
  const whole = Uint8Array.of(1, 2, 3)
  expect(await perform('echo', whole)).toEqual(Uint8Array.of(1, 2, 3))
  // Handed over, as it may be large.
  expect(whole).toHaveLength(0)
  const failed = perform('fail', 'so it is')
  await expect(failed).rejects.toThrow('so it is')
  await expect(failed).rejects.toBeInstanceOf(RangeError)
  expect(await perform('echo', 'on')).toBe('on')
  expect(threadCount()).toBe(1)
})

test('a thread that ends over its piece fails that piece alone, however it ends; those who wait get another', async () => {
  const { perform, threadCount } = open()
  for (const [name, problem] of [
    ['end', /ended over its work/],
    ['failLater', /nobody waited/],
    ['takeAllMemory', /memory/],
    ['giveWhatCannotBeHandedOver', /could not be cloned/],
  ] as const) {
    const broken = perform(name)
    const next = perform('echo', name)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one broken thread after the other
    await expect(broken).rejects.toThrow(problem)
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    expect(await next).toBe(name)
  }
  await expect(perform('echo', () => 'a function')).rejects.toThrow(/could not be cloned/)
  expect(await perform('echo', 'on')).toBe('on')
  await expect.poll(threadCount).toBe(1)
})

test('a piece that takes too long is ended, and its thread with it', async () => {
  const { perform, threadCount } = open({ maxSeconds: 0.1 })
  await expect(perform('goOnForEver')).rejects.toThrow('goOnForEver took longer than 0.1 seconds')
  await expect.poll(threadCount).toBe(0)
})

test('no more threads are started than may be, no more pieces wait, and a thread is started only when it is needed', async () => {
  const { perform, threadCount } = open({ threads: 2, maxWaiting: 3 })
  expect(threadCount()).toBe(0)
  const all = Array.from({ length: 5 }, (_, number) => perform('echo', number))
  await expect(perform('echo', 'one too many')).rejects.toBeInstanceOf(TooManyWaiting)
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  expect(threadCount()).toBe(2)
  await perform('echo', 'room again')
})

test('a thread that has had nothing to do for a while goes, and comes again', async () => {
  const { perform, threadCount } = open({ idleSeconds: 0.01 })
  await perform('echo', 1)
  await expect.poll(threadCount).toBe(0)
  expect(await perform('echo', 2)).toBe(2)
})

test('when it closes, what runs and what waits fails, and no thread is left; who comes later is served', async () => {
  const { perform, threadCount, close } = open()
  await perform('echo', 1)
  const running = [perform('goOnForEver'), perform('echo', 2)]
  const ends = Promise.allSettled(running)
  await close()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(threadCount()).toBe(0)
  expect(await perform('echo', 3)).toBe(3)
})
