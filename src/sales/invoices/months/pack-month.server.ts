import { setImmediate } from 'node:timers/promises'
import { serialize } from 'node:v8'
import type { Database } from '../../../server/database/database.ts'
import { runInWorker } from '../../../server/workers/run-in-worker.ts'
import { readEvidence } from '../evidence/read-evidence.server.ts'
import { accountFor } from './read-month.server.ts'

/** The month as one file for the accountant, from what was read at one moment. It is written aside: a year's end can be large. */
export async function packMonth(database: Database, month: string): Promise<Uint8Array<ArrayBuffer>> {
  const writtenAt = new Date()
  const { accounted, evidence } = await database.transaction(
    async (transaction) => {
      const read = await accountFor(transaction, month)
      return { accounted: read, evidence: await readEvidence(transaction, read.moves) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return runInWorker('writeMonth', {
    month,
    writtenAt,
    documents: await inPieces(accounted.documents),
    moves: await inPieces(accounted.moves),
    evidence: await inPieces(evidence),
  })
}

const rowsInPiece = 200

/** What goes to a thread is copied, and thousands of documents at once would hold everybody for as long as that takes. */
async function inPieces(rows: object[]): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < rows.length; at += rowsInPiece) {
    pieces.push(serialize(rows.slice(at, at + rowsInPiece)))
    // oxlint-disable-next-line eslint/no-await-in-loop -- between two pieces everybody has a turn
    await setImmediate()
  }
  return pieces
}
