import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Logger } from './log.ts'
import { answerWith, represent, type Representation } from './representation.ts'
import type { Room } from './room.ts'

const channel = 'content_changed'
const mostEntries = 500
const heartbeat = { pause: 500, patience: 1_500 }

/** What caches elsewhere must know of an answer that is kept here: ask again each time, and mind the language. */
export const shared = { 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language' }

/**
 * Says that what visitors see has changed. Call it in the transaction of the change: every copy of the program hears
 * of it when, and only when, that transaction commits.
 */
export async function announceContentChange(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, '')`)
}

/** Pages and lists that are the same for every visitor of a language, kept until the content changes. */
export interface ContentCache {
  /** The kept answer for `key`, made by `make` if need be. Only answers with status 200 are kept, unless they forbid it. */
  keep(key: string, make: () => Promise<Response>): Promise<Representation | Response>
  close(): Promise<void>
}

export function createContentCache(databaseUrl: string, log: Logger): ContentCache {
  let kept = new Map<string, Representation>()
  let isListening = false
  const closing = new AbortController()
  let listener: pg.Client | undefined

  const forget = () => {
    kept = new Map()
  }

  async function listenUntilClosed(): Promise<void> {
    for (;;) {
      if (closing.signal.aborted) return
      listener = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'salorge content',
        connectionTimeoutMillis: 3_000,
        query_timeout: heartbeat.patience,
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
    client.on('notification', forget)
    // A client that is closed while it connects settles nothing but its end.
    await Promise.race([client.connect(), ended])
    if (closing.signal.aborted) return
    await client.query(`listen ${channel}`)
    // What changed while nobody listened was not heard.
    forget()
    isListening = true
    await Promise.race([ended, silenceOf(client)])
  }

  /** Ends when the database has stopped answering, which a broken line may never tell by itself. */
  async function silenceOf(client: pg.Client): Promise<void> {
    for (;;) {
      await setTimeout(heartbeat.pause, undefined, { signal: closing.signal })
      await client.query('select 1')
    }
  }

  const listening = listenUntilClosed()

  return {
    async keep(key, make) {
      const found = isListening && kept.get(key)
      if (found) {
        // What is asked for again is the last to make room, where room is short.
        if (kept.size > mostEntries / 2) {
          kept.delete(key)
          kept.set(key, found)
        }
        return found
      }
      // A change heard while the answer is being made puts a new map in place: the answer is then kept in the old one.
      const current = kept
      const answer = await make()
      const isForAll = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store'
      if (!isForAll || !isListening) return answer
      const representation = await represent(answer)
      if (current.size >= mostEntries) current.delete(current.keys().next().value as string)
      current.set(key, representation)
      return representation
    },
    async close() {
      closing.abort()
      void listener?.end().catch(() => {})
      await listening
    },
  }
}

/** Middleware of a reading endpoint whose answer depends on nothing but its path, the language and the content. */
export const untilContentChanges: MiddlewareHandler<Room> = async (c, next) => {
  const [content, language] = [c.get('content'), c.get('language')]
  const answer = await content.keep(`${language} ${c.req.path}`, async () => {
    await next()
    return c.res
  })
  if (answer instanceof Response && answer.status !== 200) return
  const representation = answer instanceof Response ? await represent(answer) : answer
  c.res = answerWith(c, representation, shared)
}
