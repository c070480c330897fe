import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { done, type Failure, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from './database.ts'

type VersionedTable = PgTable & { id: PgColumn; version: PgColumn }

/**
 * Locks a row until the transaction ends, so that changes are serialised. If `version` is given and outdated, the
 * change is refused.
 */
export async function lockRow<Table extends VersionedTable, Missing extends Failure, Changed extends Failure>(
  transaction: Database,
  table: Table,
  { id, version }: { id: number; version: number | undefined },
  { missing, changed }: { missing: Missing; changed: Changed },
): Promise<Outcome<Table['$inferSelect'], Missing | Changed>> {
  const [held] = await transaction
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')
  if (!held) return missing
  if (version !== undefined && version !== held['version']) return changed
  return done(held)
}
