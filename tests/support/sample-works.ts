import { setTimeout as sleep } from 'node:timers/promises'
import { performWorks } from '../../src/server/workers/perform-works.ts'

// What a thread may be asked for, and how it may go wrong.
performWorks({
  echo: (value: unknown) => value,
  fail: (sentence: string) => {
    throw new RangeError(sentence)
  },
  goOnForEver: () => {
    for (;;);
  },
  end: () => process.exit(3),
  failLater: () => {
    setTimeout(() => {
      throw new Error('nobody waited for this')
    })
    return sleep(600_000)
  },
  takeAllMemory: () => {
    const taken: unknown[] = []
    for (;;) taken.push(Array.from({ length: 10_000 }, () => ({ more: Math.random() })))
  },
  giveWhatCannotBeHandedOver: () => () => 'a function',
})
