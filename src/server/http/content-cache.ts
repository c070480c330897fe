import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import pg from 'pg'
import { statementSeconds, type Database } from '../database/database.ts'
import type { Logger } from '../log.ts'
import { withLive, type LiveState } from '../live.ts'
import { sendCompressed, sendToAll, compressResponse, type CompressedResponse } from './compressed-response.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import type { AppEnv } from './app-env.ts'

const channel = 'content_changed'
/** The payload where it was more than content. */
const ofLive = 'live'
/** Programs can make up as many hosts as they like, so answers that name one that may be made up have a room of their own. */
const maxEntries = { ofAll: 500, ofMadeUpHosts: 100 }
const heartbeatPause = 500
/** Who changes something waits so long for a line that says nothing; then nothing is kept. */
const mostHearing = 1_000

/** What caches elsewhere must know of an answer that is kept here: ask again each time, and mind the language. */
export const shared = { 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language' }

/** Whether what is going on here has announced a change. */
const announcing = new AsyncLocalStorage<{ hasAnnounced: boolean }>()

/** Ends when this copy keeps nothing any more of what `work` has changed: who is told of a change sees it. */
export async function untilHeard(content: ContentCache, work: () => Promise<void>): Promise<void> {
  const told = { hasAnnounced: false }
  await announcing.run(told, work)
  if (told.hasAnnounced) await content.hear()
}

async function announce(database: Database, payload: string): Promise<void> {
  const told = announcing.getStore()
  if (told) told.hasAnnounced = true
  await database.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/**
 * Announces that visible content changed. Call it in the transaction of the change: every copy is notified if, and only
 * if, it commits.
 */
export async function announceContentChange(database: Database): Promise<void> {
  await announce(database, '')
}

/** The same for what an owner has set: each copy reads it again before it answers with it. */
export async function announceLiveChange(database: Database): Promise<void> {
  await announce(database, ofLive)
}

/**
 * Announces that visible content will change by itself at these moments. Call it together with `announceContentChange`,
 * which makes every copy read the schedule again.
 */
export async function announceContentChangeAt(database: Database, moments: Date[]): Promise<void> {
  await database.execute(sql`delete from content_changes where at < now() - interval '1 day'`)
  const at = sql.param(moments.map((moment) => moment.toISOString()))
  await database.execute(sql`
    insert into content_changes (at) select unnest(${at}::timestamptz[]) on conflict do nothing`)
}

/** When the content changes by itself the next time, and in how many milliseconds; nothing where that isn't known to happen. */
const nextChange = `
  select coalesce(min(at)::text, '') as at, extract(epoch from min(at) - clock_timestamp()) * 1000 as milliseconds
  from content_changes where at > clock_timestamp()`

/** What is kept until the next change, and when that one comes by itself; nothing is kept as long as that isn't known. */
interface Kept {
  answers: Record<keyof typeof maxEntries, Map<string, { compressed: CompressedResponse; ready?: ReadyAnswer }>>
  /** Built files are in memory anyway; nobody can make any up. */
  files: Map<string, ReadyAnswer>
  next?: { at: string; comesAt: number }
}

/** Pages and lists that are the same for every visitor of a language, kept until the content changes. */
export interface ContentCache {
  /**
   * The kept answer for `key`, made by `make` if need be. Only answers with status 200 are kept, unless they forbid it.
   * @param hasOwnHost whether the host that the answer names is ours for sure
   */
  keep(key: string, make: () => Promise<Response>, hasOwnHost?: boolean): Promise<CompressedResponse | Response>
  /** Stands for what holds now, until the content changes; nothing where nothing can be kept. */
  moment(): object | undefined
  /** Says how what is kept for `key` is written, if all that it was made of is of that moment, and that moment isn't over. */
  makeReady(moment: object | undefined, key: string, ready: ReadyAnswer): void
  /** What can be written at once for `key`, as long as it holds. */
  ready(key: string): ReadyAnswer | undefined
  /** Ends when whatever was committed before is known here, or nothing is kept. */
  hear(): Promise<void>
  close(): Promise<void>
}

/** Lists and the like differ by language; pages have keys of their own (`app/http/pages.ts`), and files their address. */
export const keyOfList = (language: string, path: string): string => `${language} ${path}`

const nothingKept = (): Kept => ({ answers: { ofAll: new Map(), ofMadeUpHosts: new Map() }, files: new Map() })

/** A database that doesn't answer within a third of the statement timeout counts as silent. */
export function createContentCache(
  databaseUrl: string,
  log: Logger,
  live: Pick<LiveState, 'values' | 'reload'>,
  seconds = statementSeconds,
): ContentCache {
  let kept = nothingKept()
  let isListening = false
  let isLiveOutdated = false
  const closing = new AbortController()
  let listener: pg.Client | undefined
  let breakOff = () => {}

  const forget = () => {
    kept = nothingKept()
  }

  /** Asks the clock that prices go by. What is answered counts only where nothing was forgotten meanwhile. */
  async function lookAtClock(client: pg.Client): Promise<void> {
    const [own, askedAt] = [kept, performance.now()]
    if (isLiveOutdated) {
      isLiveOutdated = false
      await live.reload().catch((error: Error) => {
        isLiveOutdated = true
        throw error
      })
    }
    const { rows } = await client.query<{ at: string; milliseconds: string | null }>(nextChange)
    if (own !== kept) return
    const { at = '', milliseconds = null } = rows[0] ?? {}
    // What was to come has come.
    if (own.next && own.next.at !== at) forget()
    kept.next = { at, comesAt: milliseconds === null ? Infinity : askedAt + Number(milliseconds) }
  }

  // A connection does one thing at a time.
  let turn: Promise<void> = Promise.resolve()

  function lookInTurn(client: pg.Client): Promise<void> {
    const look = turn.then(() => lookAtClock(client))
    turn = look.catch(() => {})
    return look
  }

  function startAnew(): void {
    forget()
    // Where the line is broken, the heartbeat tells.
    if (listener) lookInTurn(listener).catch(() => {})
  }

  const canKeep = () => isListening && kept.next !== undefined
  const holds = () => isListening && kept.next !== undefined && performance.now() < kept.next.comesAt

  async function listenUntilClosed(): Promise<void> {
    for (;;) {
      if (closing.signal.aborted) return
      listener = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'salorge content',
        connectionTimeoutMillis: seconds * 600,
        query_timeout: seconds * 300,
      })
      await listenOn(listener).catch((error: Error) => {
        if (!closing.signal.aborted) log.warn({ reason: error.message }, 'content changes go unheard')
      })
      isListening = false
      void listener.end().catch(() => {})
      await setTimeout(300, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  async function listenOn(client: pg.Client): Promise<void> {
    const ended = new Promise((resolve) => client.once('end', resolve))
    client.on('error', () => (isListening = false))
    client.on('notification', ({ payload }) => {
      isLiveOutdated ||= payload === ofLive
      startAnew()
    })
    // A client that is closed while it connects settles nothing but its end.
    await Promise.race([client.connect(), ended])
    if (closing.signal.aborted) return
    await client.query(`listen ${channel}`)
    turn = Promise.resolve()
    // What changed while nobody listened was not heard.
    isLiveOutdated = true
    startAnew()
    isListening = true
    const broken = new Promise<void>((resolve) => (breakOff = resolve))
    await Promise.race([ended, broken, silenceOf(client)])
  }

  /** Ends when the database has stopped answering, which a broken line may never tell by itself. */
  async function silenceOf(client: pg.Client): Promise<void> {
    for (;;) {
      await setTimeout(heartbeatPause, undefined, { signal: closing.signal })
      await lookInTurn(client)
    }
  }

  const listening = listenUntilClosed()

  return {
    async keep(key, make, hasOwnHost = true) {
      const share = hasOwnHost ? 'ofAll' : 'ofMadeUpHosts'
      if (kept.next && performance.now() >= kept.next.comesAt) startAnew()
      if (isListening && !kept.next) await turn
      // A change heard while the answer is being made puts others in its place: the answer is then kept with the old ones.
      const answers = kept.answers[share]
      const found = canKeep() && findIn(answers, key, maxEntries[share])
      if (found) return found.compressed
      const isKept = canKeep()
      // What holds now, not when the request began.
      const answer = await withLive(live.values(), make)
      const isForAll = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store'
      if (!isForAll || !isKept || !isListening) return answer
      const compressed = await compressResponse(answer)
      if (answers.size >= maxEntries[share]) answers.delete(answers.keys().next().value as string)
      answers.set(key, { compressed })
      return compressed
    },
    moment: () => (holds() ? kept : undefined),
    makeReady(moment, key, ready) {
      if (moment !== kept || !holds()) return
      const entry = kept.answers.ofAll.get(key) ?? kept.answers.ofMadeUpHosts.get(key)
      if (entry) entry.ready = ready
      else if (key.startsWith('/')) kept.files.set(key, ready)
    },
    ready(key) {
      if (!holds()) return undefined
      const { ofAll, ofMadeUpHosts } = kept.answers
      if (key.startsWith('/')) return kept.files.get(key)
      return (findIn(ofAll, key, maxEntries.ofAll) ?? findIn(ofMadeUpHosts, key, maxEntries.ofMadeUpHosts))?.ready
    },
    async hear() {
      const client = listener
      if (!client || !isListening) return
      // What was announced before it is asked comes before its answer.
      const heard = lookInTurn(client).then(() => turn)
      const isHeard = await withinMilliseconds(mostHearing, heard).catch(() => false)
      if (isHeard || client !== listener) return
      forget()
      isListening = false
      breakOff()
    },
    async close() {
      closing.abort()
      void listener?.end().catch(() => {})
      await listening
    },
  }
}

/** What is asked for again is the last to make room, where room is short. */
function findIn<Entry>(entries: Map<string, Entry>, key: string, most: number): Entry | undefined {
  const found = entries.get(key)
  if (found && entries.size > most / 2) {
    entries.delete(key)
    entries.set(key, found)
  }
  return found
}

/** Whether it ends in time. */
async function withinMilliseconds(most: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  const late = setTimeout(most, false, { signal: over.signal }).catch(() => false)
  return Promise.race([work.then(() => true), late]).finally(() => over.abort())
}

/** Middleware of a reading endpoint whose answer depends on nothing but its path, the language and the content. */
export const untilContentChanges: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [content, key] = [c.get('content'), keyOfList(c.get('language'), c.req.path)]
  const answer = await content.keep(key, async () => {
    await next()
    return c.res
  })
  if (answer instanceof Response && answer.status !== 200) return
  c.res =
    answer instanceof Response
      ? sendCompressed(c, await compressResponse(answer), shared)
      : sendToAll(c, key, answer, shared)
}
