import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { BusyShop } from '../busy-shop.ts'
import { kill } from '../killable-shop.ts'
import { killEach } from '../kill-each.ts'
import type { Disk } from './disk.ts'
import { familyOf, serverIn, signal } from './processes.ts'

export const accidents = ['program', 'database', 'connection', 'both'] as const
/** What is ended by SIGKILL: the program, its PostgreSQL, one process of that which serves a connection, or the first two at once. */
export type Accident = (typeof accidents)[number]

const patienceMilliseconds = 120_000

/** Ends it, and brings the shop back where it doesn't come back by itself. Says after how long it answered again. */
export async function happen(accident: Accident, shop: BusyShop, letsPausesPass: boolean): Promise<number> {
  const { server, serving } = serverIn(shop.dataFolder)
  const begun = performance.now()
  if (accident === 'database' && server !== undefined) killEach([server])
  if (accident === 'connection') killEach([shop.work.chance.one(serving)].filter((pid) => pid !== undefined))
  if (accident === 'both' && server !== undefined) killEach([server])
  if (accident === 'program' || accident === 'both') {
    await kill(shop.program)
    if (letsPausesPass) await shop.letPausesPass()
    await shop.start()
  }
  // For a moment processes of the dead server still serve the connections that they have, and the shop seems well.
  if (accident === 'database') await comesAgain(shop, server)
  await answersAgain(shop)
  return performance.now() - begun
}

async function comesAgain(shop: BusyShop, dead: number | undefined): Promise<void> {
  const until = performance.now() + patienceMilliseconds
  const isBack = ({ server } = serverIn(shop.dataFolder)) => server !== undefined && server !== dead
  while (!isBack()) {
    if (performance.now() > until) throw new Error(`PostgreSQL does not come back:\n${shop.program.printed()}`)
    await setTimeout(15)
  }
}

async function answersAgain({ work, program }: BusyShop): Promise<void> {
  const until = performance.now() + patienceMilliseconds
  for (;;) {
    const answer = await fetch(`${work.origin}/api/health`).catch(() => undefined)
    await answer?.text().catch(() => '')
    if (answer?.ok) return
    if (program.process.exitCode !== null || program.process.signalCode !== null)
      throw new Error(`the program has ended by itself:\n${program.printed()}`)
    if (performance.now() > until) throw new Error(`the shop does not come back:\n${program.printed()}`)
    await setTimeout(15)
  }
}

/** The power goes while everybody works, and comes back. What was only in memory is gone; whoever had an answer had it before. */
export async function cutPower(shop: BusyShop, disk: Disk): Promise<void> {
  const { process: child } = shop.program
  const all = () => familyOf(child.pid ?? 0)
  for (const pid of all()) signal(pid, 'SIGSTOP')
  const copy = disk.copy()
  const ended = once(child, 'exit')
  const stopped = all()
  // The server first: it would otherwise be told to end in good order.
  killEach([...stopped].toReversed())
  await ended
  while (serverIn(shop.dataFolder).server !== undefined) await setTimeout(5)
  await disk.wakeUpWith(copy)
}
