import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of its own for a test: empty, or with all tables ready for a shop. */
export async function createTestDatabase(
  content: 'empty' | 'ready' = 'empty',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseServer')
  const name = `salorge_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const template = content === 'ready' ? `template ${inject('readyDatabase')}` : ''
  await run(`create database ${name} ${template}`)
  return { url: databaseOn(server, name), drop: () => run(`drop database ${name} with (force)`) }
}

export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
