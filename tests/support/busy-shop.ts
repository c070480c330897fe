import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../../src/server/database/database.ts'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { chanceOf } from './busy-shop/chance.ts'
import { openOutside } from './busy-shop/outside.ts'
import { Answered, contacts, pieces, workUntil, type Work } from './busy-shop/people.ts'
import { adminPassword } from './database.ts'
import { freePort } from './free-port.ts'
import { letSilencePass } from './killable-shop.ts'
import { startProgram, type Program } from './program.ts'
import { cookiesOf } from './shop.ts'

/** The number of the example that sells until an owner has said who they are. */
const sellersNumber = '1234563218'

/**
 * A shop with a PostgreSQL of its own in which everybody is at work at once, over HTTP: they order, pay, get their money back, pack, import,
 * write to lists, join and keep backups. What they were told is noted, and the world around it remembers what the shop did.
 */
export async function openBusyShop(dataFolder: string, seed: number, more: Record<string, string> = {}) {
  const outside = await openOutside()
  const port = await freePort()
  const work: Work = {
    outside,
    origin: `http://127.0.0.1:${port}`,
    database: undefined as unknown as Database,
    chance: chanceOf(seed),
    answered: new Answered(),
    problems: [],
    statuses: new Map(),
    cookie: '',
  }
  let program: Program | undefined
  let pool: pg.Pool | undefined
  let over = new AbortController()
  let working: Promise<void> = Promise.resolve()

  const start = async () => {
    program = await startProgram(dataFolder, {
      PORT: String(port),
      ADMIN_PASSWORD: adminPassword,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      ...outside.variables,
      ...more,
    })
    return program
  }
  const connect = async () => {
    await pool?.end()
    const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say: () => {} })
    const own = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 20_000 })
    own.on('error', () => {})
    own.on('connect', (client) => client.on('error', () => {}))
    pool = own
    work.database = drizzle({ client: own })
    return { url, leave }
  }

  return {
    work,
    outside,
    dataFolder,
    get program() {
      if (!program) throw new Error('the shop is closed')
      return program
    },
    get database() {
      return work.database
    },
    start,
    /** Opens it for the first time, and fills it. */
    async fill() {
      await start()
      await connect()
      const { database, origin } = work
      await database.execute(sql`update products set stock_quantity = ${pieces}`)
      await database.execute(sql`
        insert into discount_codes (code, type, value_hundredths, max_uses) values ('RZADKI', 'percentage', 1000, 40)`)
      await database.execute(sql`
        insert into marketing_contacts (business_name, email_address)
        select 'Firma ' || number, 'contact' || number || '@example.com' from generate_series(1, ${contacts}::integer) as number`)
      const send = (method: string, path: string, body: object) =>
        fetch(`${origin}/api/admin/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', Cookie: work.cookie },
          body: JSON.stringify(body),
        })
      work.cookie = cookiesOf(await send('POST', 'login', { username: 'admin', password: adminPassword }))
      const { certificate, privateKey } = outside.ksef.issue(sellersNumber)
      const saved = await send('PUT', 'settings/ksef', { environment: 'production', certificate, privateKey })
      if (!saved.ok) throw new Error(`KSeF was not switched on: ${await saved.text()}`)
    },
    /** Lets everybody go to work. */
    begin() {
      over = new AbortController()
      working = workUntil(over.signal, work)
    },
    /** They go home when what they are at is answered or cut off. */
    async end() {
      over.abort()
      await working
    },
    /** Waits until somebody's order was called paid since. */
    async isBusy() {
      const before = work.answered.paid.size
      for (let waited = 0; work.answered.paid.size === before && waited < 20_000; waited += 10) await setTimeout(10)
    },
    /** From its next start on, its PostgreSQL says done before its disk has it, and leaves that for some seconds. */
    async answersTooSoon() {
      await work.database.execute(sql`alter database postgres set synchronous_commit = off`)
      const settings = join(dataFolder, 'postgres', 'postgresql.auto.conf')
      appendFileSync(settings, "\nwal_writer_delay = '10s'\n", { flush: true })
    },
    /** While nobody runs it, pauses pass that somebody was to wait. */
    async letPausesPass() {
      const { url, leave } = await connect()
      await letSilencePass(url, work.database)
      await letTimePass(work.database)
      await leave()
    },
    letTimePass: () => letTimePass(work.database, 15),
    async stop() {
      await this.end()
      if (program && program.process.exitCode === null && program.process.signalCode === null) {
        program.process.kill('SIGTERM')
        await Promise.race([once(program.process, 'close'), setTimeout(20_000)])
        program.process.kill('SIGKILL')
      }
      await pool?.end()
      await outside.close()
    },
  }
}
export type BusyShop = Awaited<ReturnType<typeof openBusyShop>>

/** Minutes go by for what was begun and not finished. While a program runs, what it began just now is let be: it may be at it. */
async function letTimePass(database: Database, seconds = 0): Promise<void> {
  const isLeft = (moment: string) => sql`${sql.raw(moment)} <= now() - make_interval(secs => ${seconds}::integer)`
  await database.execute(sql`
    update ksef_documents set taken_at = taken_at - interval '5 minutes', sent_at = sent_at - interval '5 minutes',
      looked_at = looked_at - interval '5 minutes', created_at = created_at - interval '5 minutes'
    where (state <> 'accepted' or upo is null) and ${isLeft('coalesce(taken_at, created_at)')}`)
  await database.execute(sql`
    update shipments set asked_at = asked_at - interval '20 minutes', checked_at = checked_at - interval '20 minutes',
      created_at = created_at - interval '20 minutes'
    where state in ('waiting', 'made') and ${isLeft('coalesce(asked_at, created_at)')}`)
  await database.execute(sql`
    update refunds set created_at = created_at - interval '1 hour', asked_at = asked_at - interval '1 hour'
    where state = 'waiting' and ${isLeft('coalesce(asked_at, created_at)')}`)
  await database.execute(sql`update campaigns set not_before = now()`)
  await database.execute(sql`update campaign_recipients set next_attempt_at = now() where state = 'waiting'`)
}
