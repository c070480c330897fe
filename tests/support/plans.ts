import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../../src/server/database/database.ts'
import { createTestDatabase } from './database.ts'

/** How PostgreSQL went about a statement. */
export interface Plan {
  statement: string
  /** Such as 'Index Only Scan orders_status'. */
  scans: string[]
  /** Pages that were looked at, in memory or not. */
  buffers: number
  /** What the planner expected. */
  cost: number
  milliseconds: number
}

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Total Cost': number
  Plans?: Node[]
}

/** A database whose every statement says how it was carried out, while it is. Needs an owner of the whole server. */
export async function openExplained(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 })
  const heard: string[] = []
  const client = await pool.connect()
  client.on('notice', ({ message }) => void heard.push(message ?? ''))
  await client.query(`load 'auto_explain';
    set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_buffers = on;
    set auto_explain.log_timing = off; set auto_explain.log_format = json; set auto_explain.log_level = notice`)
  client.release()
  const database: Database = drizzle({ client: pool })
  return {
    database,
    close: () => pool.end(),
    async plansOf(work: (database: Database) => Promise<unknown>): Promise<Plan[]> {
      heard.length = 0
      await work(database)
      const plans = heard.flatMap(readPlan)
      if (plans.length === 0) throw new Error('nothing was explained')
      return plans
    },
  }
}

/** The same over a database of its own, with what is put into it. */
export async function openFilled(fill: (client: pg.Client) => Promise<void>) {
  const { url, drop } = await createTestDatabase('ready')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fill(client)
  await client.end()
  const explained = await openExplained(url)
  const close = async () => {
    await explained.close()
    await drop()
  }
  return { ...explained, close }
}

function readPlan(message: string): Plan[] {
  const [, milliseconds, plan = ''] = /^duration: ([\d.]+) ms\s+plan:\n(.*)$/s.exec(message) ?? []
  if (!plan) return []
  const { 'Query Text': statement, Plan: top } = JSON.parse(plan) as { 'Query Text': string; Plan: Node }
  return [
    {
      statement,
      scans: scansOf(top),
      buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
      cost: top['Total Cost'],
      milliseconds: Number(milliseconds),
    },
  ]
}

function scansOf(node: Node): string[] {
  const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
  return [...(/Scan/.test(name) ? [name] : []), ...(node.Plans ?? []).flatMap(scansOf)]
}
