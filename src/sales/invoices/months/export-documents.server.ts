import type { Database } from '../../../server/database/database.ts'
import { printMonth } from './print-month.ts'
import { readMonth } from './read-month.server.ts'

/** A month for the accountant, read and printed. */
export async function* exportDocuments(database: Database, month: string): AsyncGenerator<string, void, void> {
  yield* printMonth(await readMonth(database, month))
}
