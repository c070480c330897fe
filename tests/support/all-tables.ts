import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/database/database.ts'

async function allTables(database: Database) {
  const { rows } = await database.execute<{ place: string; name: string }>(sql`
    select table_schema as place, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`)
  return rows.map(({ place, name }) => ({ name, table: sql`${sql.identifier(place)}.${sql.identifier(name)}` }))
}

/** Every table as one text, including the job tables, to check what was erased. */
export async function tablesAsTexts(database: Database): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { name, table } of await allTables(database)) {
    const found = await database.execute<{ text: string }>(
      sql`select coalesce(string_agg(t::text, ' '), '') as text from ${table} as t`,
    )
    texts.set(name, found.rows[0]?.text ?? '')
  }
  return texts
}

/** The tables that contain one of these texts, ignoring case. */
export async function tablesWith(database: Database, traces: string[]): Promise<string[]> {
  const sought = traces.map((trace) => trace.toLowerCase())
  return [...(await tablesAsTexts(database))]
    .filter(([, text]) => sought.some((trace) => text.toLowerCase().includes(trace)))
    .map(([name]) => name)
    .toSorted()
}

/** The rows that contain one of these texts, ignoring case, by table. */
export async function rowsWith(database: Database, traces: string[]): Promise<Record<string, string[]>> {
  const sought = sql.param(traces.map((trace) => `%${trace}%`))
  const rows: Record<string, string[]> = {}
  for (const { name, table } of await allTables(database)) {
    const found = await database.execute<{ text: string }>(
      sql`select t::text as text from ${table} as t where t::text ilike any(${sought}::text[]) order by 1`,
    )
    if (found.rows.length > 0) rows[name] = found.rows.map(({ text }) => text)
  }
  return rows
}
