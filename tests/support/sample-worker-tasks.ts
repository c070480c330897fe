import { setTimeout as sleep } from 'node:timers/promises'
import { serveTasks } from '../../src/server/workers/worker-messages.ts'

// What a thread may be asked for, and how it may go wrong.
serveTasks({
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
