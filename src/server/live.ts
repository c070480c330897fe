import { AsyncLocalStorage } from 'node:async_hooks'
import { readLiveFrom, type Live } from '../kernel/live.ts'
import type { Language } from '../kernel/language.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** A live value with the way to it. */
export interface LivePart<Value> {
  live: Live<Value>
  read(database: Database): Promise<Value>
  /** What a page needs of it; without it nothing. Undefined: what the page's code brings along is enough. */
  toBrowser?(value: Value, page: { language: Language }): unknown
}

/** The live values of one moment, by name. */
export type LiveValues = ReadonlyMap<string, unknown>

const running = new AsyncLocalStorage<LiveValues>()
readLiveFrom((name) => running.getStore()?.get(name))

/** Runs `work`, and all that it starts, with these values. */
export const withLive = <Result>(values: LiveValues, work: () => Result): Result => running.run(values, work)

/** The values that hold here, to be handed to where they would be lost, such as a worker thread. */
export const liveNow = (): LiveValues => running.getStore() ?? new Map()

/** What an owner has set, as this copy of the program knows it. */
export interface LiveState {
  values(): LiveValues
  /** The environment, and what the owner has set beside it. */
  config(): Config
  /** Reads all of it again: after a change, here or on another copy. */
  reload(): Promise<void>
}

// oxlint-disable-next-line typescript/no-explicit-any -- each part has a value of its own
export type LiveParts = readonly LivePart<any>[]

export async function openLive(
  database: Database,
  parts: LiveParts,
  readConfiguration: (database: Database) => Promise<Config>,
): Promise<LiveState> {
  // One connection and one moment for all of it: several would be missed by those who ask meanwhile.
  const read = () =>
    database.transaction(
      async (transaction) => {
        const values = new Map<string, unknown>()
        for (const { live, read: readPart } of parts) values.set(live.name, await readPart(transaction))
        return { values, config: await readConfiguration(transaction) }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  let state = await read()
  // Of two that read at once, the one that began later knows more.
  let [begun, shown] = [0, 0]
  return {
    values: () => state.values,
    config: () => state.config,
    async reload() {
      const own = (begun += 1)
      const next = await read()
      if (own > shown) [shown, state] = [own, next]
    },
  }
}

/** What a page needs of the values that hold here, by name. */
export function liveForBrowser(parts: LiveParts, page: { language: Language }): Record<string, unknown> {
  const told = parts.map(({ live, toBrowser }) => [live.name, toBrowser?.(live.now(), page)] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}
