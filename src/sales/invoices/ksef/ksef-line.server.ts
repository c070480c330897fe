import { connectKsef, type Ksef } from '../../../ksef/connect-ksef.server.ts'
import type { KsefAnswer, KsefSession } from '../../../ksef/ksef.ts'
import type { Config, KsefConfig } from '../../../server/config.ts'
import type { Database } from '../../../server/database/database.ts'
import type { JobServices } from '../../../server/jobs/jobs.ts'

/** A seller's line with the session that invoices are sent in. */
export interface KsefLine {
  account: KsefConfig
  ksef: Ksef
}

/** What bringing documents into KSeF needs around it. */
export interface KsefServices {
  database: Database
  log: JobServices['log']
  /** Null: it is off. */
  line: KsefLine | null
  now(): Date
  /** For how many milliseconds a call without an answer may be on its way. */
  quiet?: number
}

let last: { key: string; line: KsefLine } | undefined

/** The line of the account that is set now; the same one as long as that is. */
export function openKsefLine({ ksef: account }: Pick<Config, 'ksef'>): KsefLine | null {
  if (!account) return null
  const key = JSON.stringify(account)
  if (last?.key !== key) last = { key, line: { account, ksef: connectKsef(account) } }
  return last.line
}

interface Opened {
  session: KsefSession
  usedAt: number
}

const opened = new WeakMap<Ksef, Opened>()
/** Less than its life, so that none ends while it is used. */
const spareMilliseconds = 10 * 60_000
const idleMilliseconds = 5 * 60_000

/** The session of this process, opened when there is none. */
export async function sessionOf({ ksef }: KsefLine): Promise<KsefAnswer<KsefSession>> {
  const own = opened.get(ksef)
  if (own && own.session.validUntil.getTime() - Date.now() > spareMilliseconds) {
    own.usedAt = Date.now()
    return { is: 'done', value: own.session }
  }
  const answer = await ksef.openSession()
  if (answer.is === 'done') opened.set(ksef, { session: answer.value, usedAt: Date.now() })
  return answer
}

/** It takes nothing any more. */
export const forgetSession = ({ ksef }: KsefLine): boolean => opened.delete(ksef)

/** Closes a session that nothing was sent in for a while. What comes of that doesn't matter: the system closes it, too, later. */
export async function closeIdleSession({ ksef }: KsefLine): Promise<void> {
  const own = opened.get(ksef)
  if (!own || Date.now() - own.usedAt < idleMilliseconds) return
  opened.delete(ksef)
  await ksef.closeSession(own.session)
}
