import { AsyncLocalStorage } from 'node:async_hooks'
import { readLiveFrom, type Live } from '../kernel/live.ts'
import type { Language } from '../kernel/language.ts'
import type { Database } from './database/database.ts'

/** A live value with the way to it. */
export interface LivePart<Value> {
  live: Live<Value>
  read(database: Database): Promise<Value>
  /** What of it a page needs; undefined: nothing, or nothing beyond the original. */
  toBrowser?(value: Value, language: Language): unknown
}

/** The live values of one moment, by name. */
export type LiveValues = ReadonlyMap<string, unknown>

const none: LiveValues = new Map()
const running = new AsyncLocalStorage<LiveValues>()
readLiveFrom((name) => running.getStore()?.get(name))

/** Runs `work`, and all that it starts, with these values. */
export const withLive = <Result>(values: LiveValues, work: () => Result): Result => running.run(values, work)

/** The values that hold here, to be handed to where they would be lost, such as a worker thread. */
export const liveNow = (): LiveValues => running.getStore() ?? none

/** What an owner has set, as this copy of the program knows it. */
export interface LiveState {
  now(): LiveValues
  /** Reads it again: after a change, here or on another copy. */
  reload(): Promise<void>
}

export async function openLive(database: Database, parts: readonly LivePart<never>[]): Promise<LiveState> {
  let values = none
  const reload = async () => {
    const read = await Promise.all(parts.map(async (part) => [part.live.name, await part.read(database)] as const))
    values = new Map(read)
  }
  await reload()
  return { now: () => values, reload }
}
