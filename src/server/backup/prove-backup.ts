import { checkBackup } from './check-backup.ts'
import { addUp, countChangedPictures, type Sums } from './backup-sums.ts'
import { fillAlone } from './restore-backup.ts'
import { countRows, settle } from '../database/database-contents.ts'
import { emptySchema } from '../database/empty-schema.ts'
import { withDedicatedConnection } from '../database/dedicated-connection.ts'
import { migrations, type Migration } from '../database/migrate.ts'
import type { BackupFile } from './read-backup.ts'

/** What came of bringing a backup into a database of its own. */
export interface Proof {
  made: Date
  tables: number
  rows: number
  sums: Sums
  /** What isn't as it was when the backup was made; empty: it is proven. */
  differences: string[]
}

/** No step of it may take longer: the shop has better to do. */
const longestStepMilliseconds = 10 * 60_000

/**
 * Restores a backup into an empty database and counts there what the file says it holds. Nothing follows from it: no job
 * is asked for, and the database is as empty afterwards.
 */
export async function proveBackup(
  scratchUrl: string,
  file: BackupFile,
  available: Migration[] = migrations,
): Promise<Proof> {
  const { rows: stated } = await checkBackup(file, available)
  return withDedicatedConnection(scratchUrl, async (client) => {
    await settle(client)
    await client.query(
      `set statement_timeout = ${longestStepMilliseconds}; set idle_in_transaction_session_timeout = ${longestStepMilliseconds}; set synchronous_commit = off`,
    )
    await client.query('begin')
    await emptySchema(client)
    const { restored, made, sums } = await fillAlone(client, file, available)
    const differences: string[] = restored.leftOut.map((name) => `${name}: left out`)
    let rows = 0
    for (const [table, count] of stated) {
      if (restored.skipped.includes(table) || restored.leftOut.includes(table)) continue
      const found = await countRows(client, table)
      rows += found
      if (found !== count) differences.push(`${table}: ${found} rows instead of ${count}`)
    }
    const found = await addUp(client)
    for (const [name, sum] of Object.entries(sums ?? {})) {
      if (found[name] !== sum) differences.push(`${name}: ${found[name] ?? 'nothing'} instead of ${sum}`)
    }
    const changed = stated.has('pictures') ? await countChangedPictures(client) : 0
    if (changed > 0) differences.push(`pictures: ${changed} show something else than their names say`)
    // Never committed: the room that it took is free at once.
    await client.query('rollback')
    return { made, tables: restored.tables, rows, sums: found, differences }
  })
}
