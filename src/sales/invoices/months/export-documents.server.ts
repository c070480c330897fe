import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../server/database/database.ts'
import { printMonth } from './print-month.ts'
import { readMonth } from './read-month.server.ts'

const linesInPiece = 100

/** A month for the accountant, read and printed. Between two pieces everybody has a turn. */
export async function* exportDocuments(database: Database, month: string): AsyncGenerator<string, void, void> {
  let piece: string[] = []
  for (const lines of printMonth(await readMonth(database, month))) {
    if (piece.push(lines) < linesInPiece) continue
    yield piece.join('')
    piece = []
    await setImmediate()
  }
  yield piece.join('')
}
