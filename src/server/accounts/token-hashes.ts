import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'
import { hashOfToken } from './tokens.ts'

/** A column for the hashes of tokens of which any opens the same. */
export const tokenHashes = () =>
  bytea('token_hashes')
    .array()
    .notNull()
    .default(sql`'{}'`)

export const withHash = (column: PgColumn, hash: Buffer): SQL => sql`array_append(${column}, ${hash}::bytea)`
export const withoutHash = (column: PgColumn, hash: Buffer): SQL => sql`array_remove(${column}, ${hash}::bytea)`

/** Whether this token is one of them. */
export const isOpenedBy = (column: PgColumn, token: string): SQL =>
  sql`${column} @> array[${hashOfToken(token)}::bytea]`
