import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { dropDatabase } from './database.ts'

/** An empty database beside this one with the C locale, which knows only ASCII letters, until the test ends. */
export async function openAsciiDatabase({ url, pool }: { url: string; pool: pg.Pool }) {
  const name = `salorge_test_${randomBytes(6).toString('hex')}`
  await pool.query(`create database ${name} template template0 locale_provider libc locale 'C' encoding utf8`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const plain = new pg.Pool({ connectionString: address.href })
  onTestFinished(async () => {
    await plain.end()
    await dropDatabase(pool, name)
  })
  return { url: address.href, pool: plain }
}
