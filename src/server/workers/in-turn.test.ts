import { expect, test } from 'vitest'
import { atMost, TooManyWaiting } from './in-turn.ts'

/** Work that goes on until it is told to end. */
function someWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('no more than so many run at once, in the order in which they came, also after one that failed', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  const works = Array.from({ length: 4 }, someWork)
  const all = works.map(({ run }, index) =>
    inTurn(async () => {
      begun.push(index)
      await run()
      if (index === 0) throw new Error('failed')
    }).catch(() => {}),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  works[0]?.end()
  await all[0]
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('who would have to wait behind too many is refused at once', async () => {
  const inTurn = atMost(1, 1)
  const [first, second] = [someWork(), someWork()]
  const running = [inTurn(first.run), inTurn(second.run)]
  await expect(inTurn(async () => {})).rejects.toBeInstanceOf(TooManyWaiting)
  first.end()
  second.end()
  await Promise.all(running)
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})
