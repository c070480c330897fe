import { Hono } from 'hono'
import type { Language } from '../../kernel/language.ts'
import type { PlainPage } from '../../schemas/plain-page.ts'
import type { Config } from '../config.ts'
import type { CompressedResponse } from './compressed-response.ts'
import type { ContentCache } from './content-cache.ts'
import type { Database } from '../database/database.ts'
import type { LiveState } from '../live.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** What the program is made of once it has started. Rooms add what they bring along: this one stands below them. */
export interface Services {
  config: Config
  database: Database
  /** For what needs a connection of its own: backups, and what waits for others. */
  databaseUrl: string
  content: ContentCache
  live: LiveState
  log: Logger
  metrics: Metrics
  /** Aborted when the program has been asked to end. */
  stopping: AbortSignal
}

/** The variables in every endpoint's context. */
export interface AppEnv {
  Variables: Services & {
    language: Language
    /** Scheme, host and port under which the visitor sees us. */
    origin: string
    /** The visitor's address, for throttling. */
    address: string
    /** Set by the guard for administrators. */
    isAdministrator?: true
    /** Set by the guard for an administrator whose role doesn't permit the call. */
    refusedAdministrator?: { id: number; username: string }
    /** Headers of every answer to this request. */
    responseHeaders: Record<string, string>
    /** Set where a plain form was sent: whatever comes of it, a page answers. */
    isForm?: true
    /** Answers a request that the program makes in the name of this one's visitor. */
    callWithin(request: Request): Promise<Response>
    /** What the page shows where no scripts run, if that is this visitor's alone. */
    plain?: PlainPage
    /** What was sent, where everybody gets it who asks for this key. */
    sentToAll?: { key: string; compressed: CompressedResponse; headers: Record<string, string> } | undefined
    /** The answer that was made with them, if one was. */
    finishedResponse: Response
  }
}

/** Where a feature's endpoints begin: `export const catalogApi = endpoints().get(…).post(…)`. */
export const endpoints = () => new Hono<AppEnv>()
