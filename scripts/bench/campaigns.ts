// oxlint-disable eslint/no-await-in-loop -- one after the other is what is measured
import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { startShop } from './running-shop.ts'
import { signInAsAdmin } from './sign-in-as-admin.ts'
import { figuresOf, latenciesOf } from './steady-load.ts'

const password = 'a-bench-of-its-own'
export const contacts = 100_000

export interface CampaignsMeasured {
  /** Of each round: from the button to its answer. */
  seconds: number[]
  /** Answers of the store's page when nothing else goes on, while recipients are written down, and while messages leave. */
  quiet: ReturnType<typeof figuresOf>
  starting: ReturnType<typeof figuresOf>
  sending: ReturnType<typeof figuresOf>
}

/** Starts campaigns to a long list, while visitors look at the store at a steady pace. */
export async function measureCampaigns(folder: string, rounds: number): Promise<CampaignsMeasured> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'campaigns'), say: () => {} })
  const shop = await startShop(folder, { DATABASE_URL: postgres.url, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const origin = `http://127.0.0.1:${shop.port}`
  const look = (during: number | AbortSignal) => latenciesOf(agent, `${origin}/store`, during)
  try {
    await addContacts(postgres.url)
    const cookie = await signInAsAdmin(origin, password)
    const ask = async (method: string, path: string, body: object, more = {}) => {
      const headers = { 'Content-Type': 'application/json', Cookie: cookie, ...more }
      const address = `${origin}/api/admin/marketing/${path}`
      const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
      return (await answer.json()) as { successCount: number; campaignId: number }
    }
    const seconds: number[] = []
    const [quiet, starting, sending]: [number[], number[], number[]] = [[], [], []]
    await look(2_000)
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await look(5_000)))
      const answered = new AbortController()
      const looking = look(answered.signal)
      const start = performance.now()
      const begun = await ask('POST', 'send-bulk-email', {}, { 'Idempotency-Key': `round-${round}` })
      seconds.push((performance.now() - start) / 1_000)
      answered.abort()
      if (begun.successCount !== contacts) throw new Error(`${begun.successCount} recipients were accepted`)
      starting.push(...(await looking))
      sending.push(...(await look(5_000)))
      await ask('PUT', `campaigns/${begun.campaignId}`, { state: 'stopped' })
    }
    return { seconds, quiet: figuresOf(quiet), starting: figuresOf(starting), sending: figuresOf(sending) }
  } finally {
    agent.destroy()
    await shop.stop()
    await postgres.stop()
  }
}

async function addContacts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into marketing_contacts (business_name, email_address)
     select 'Firma ' || number, 'contact' || number || '@example.com' from generate_series(1, $1::integer) as number`,
    [contacts],
  )
  await client.query('vacuum analyze marketing_contacts')
  await client.end()
}
