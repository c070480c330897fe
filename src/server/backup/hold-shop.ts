import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { lockTables } from '../database/empty-schema.ts'
import { silenceSeconds } from '../jobs/jobs.ts'
import { transientTables } from './replaced-database.ts'

/** Any constant: whoever holds this lock keeps the shop as it is, in whichever copy of the program. */
const holdLock = 7_201_974

/** Who restores notes there how it goes. */
const stillWritten = new Set([...transientTables, 'milestones'])

/** What a visitor is told to wait; a big shop is asked for again. */
export const heldSeconds = 20

const asked = new WeakMap<Database, { now: Promise<boolean>; next?: Promise<boolean> }>()

/**
 * Whether nothing is taken at this moment, because something else will be in its place. In a rush, all who come while somebody asks
 * share the next answer: it is from after they came.
 */
export function isShopHeld(database: Database): Promise<boolean> {
  const asking = asked.get(database)
  if (asking) return (asking.next ??= asking.now.catch(() => {}).then(() => askAlone(database)))
  return askAlone(database)
}

function askAlone(database: Database): Promise<boolean> {
  const now = readHold(database, {}).then(({ rows }) => rows[0]?.['isFree'] === false)
  const one = { now }
  asked.set(database, one)
  const forget = () => void (asked.get(database) === one && asked.delete(database))
  now.then(forget, forget)
  return now
}

/** Of PostgreSQL's own locks this one ends with its holder, however that ends. */
const readHold = prepared((database) =>
  database.execute(sql`select pg_try_advisory_xact_lock_shared(${holdLock}::integer) as "isFree"`),
)

/** In seconds: a step of the database, a silent holder, jobs that are under way. A hold ends by itself after these. */
const patience = { step: 600, silence: 60, jobs: 10 }

/**
 * From here to the end of the transaction, which it opens, everybody reads and nobody else writes, in any copy of the
 * program: what is in the tables then is the last that there was. It ends with the connection, and the database ends
 * that when its other side is dead, silent or takes too long.
 */
export async function holdShop(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query(
    `select set_config(name, seconds || 's', true) from pg_settings join (values
       ('statement_timeout', ${patience.step}), ('idle_in_transaction_session_timeout', ${patience.silence}),
       ('client_connection_check_interval', 5), ('tcp_keepalives_idle', 10), ('tcp_keepalives_interval', 5)
     ) as wanted (name, seconds) using (name)`,
  )
  await client.query('select pg_advisory_xact_lock($1)', [holdLock])
  await awaitJobs(client)
  await lockTables(client, { mode: 'share row exclusive', except: stillWritten })
}

/** No job begins any more. One that has sent something should still get to note it. */
async function awaitJobs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (let looks = patience.jobs * 10; looks > 0; looks -= 1) {
    const { rowCount } = await client.query(
      `select from pgboss.job where state = 'active' and started_on < $1 and heartbeat_on > clock_timestamp() - $2::interval limit 1`,
      [rows[0]?.now, `${silenceSeconds} seconds`],
    )
    if (rowCount === 0) return
    await setTimeout(100)
  }
}

/** Does something while the shop is held by this connection, which is heard of meanwhile; what takes too long loses the hold. */
export async function whileHeld<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  const ended = new AbortController()
  const heard = sayAlive(client, ended.signal)
  try {
    return await work()
  } finally {
    ended.abort()
    await heard
  }
}

async function sayAlive(client: pg.Client, ended: AbortSignal): Promise<void> {
  const giveUpAt = Date.now() + patience.step * 1_000
  while (!ended.aborted && Date.now() < giveUpAt) {
    await client.query('select 1').catch(() => {})
    await setTimeout(5_000, undefined, { signal: ended }).catch(() => {})
  }
}
