import { expect, test } from 'vitest'
import { limitConcurrency, TooManyWaiting } from './concurrency-limit.ts'

/** Work that goes on until it is told to end. */
function someWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('no more than so many run at once, in the order in which they came, also after one that failed', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  const tasks = Array.from({ length: 4 }, someWork)
  const all = tasks.map(({ run }, index) =>
    inTurn(async () => {
      begun.push(index)
      await run()
      if (index === 0) throw new Error('failed')
    }).catch(() => {}),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  tasks[0]?.end()
  await all[0]
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2])
  for (const { end } of tasks) end()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('who would have to wait behind too many is refused at once', async () => {
  const inTurn = limitConcurrency(1, 1)
  const [first, second] = [someWork(), someWork()]
  const running = [inTurn(first.run), inTurn(second.run)]
  await expect(inTurn(async () => {})).rejects.toBeInstanceOf(TooManyWaiting)
  first.end()
  second.end()
  await Promise.all(running)
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})
