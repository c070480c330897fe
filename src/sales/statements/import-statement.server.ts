import { createHash } from 'node:crypto'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { plural } from '../../i18n/plural.ts'
import { daysAfter } from '../../kernel/calendar.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { StatementLine } from './reading/statement-line.ts'
import {
  maxStatementLines,
  oldestLineDays,
  statementTooLong,
  statementUnknown,
  type StatementReport,
} from './statement.ts'
import { statementLines } from './statement-lines.table.ts'

type Problem = typeof statementUnknown | typeof statementTooLong

const maxShownFaults = 100
const batch = 1_000
const longestTitle = 1_000
const longestSender = 300

/** Keeps what came in by a bank's statement. Nothing is booked by it, and what an earlier statement brought is known. */
export async function importStatement(
  database: Database,
  by: Acting,
  file: Uint8Array,
): Promise<Outcome<StatementReport, Problem>> {
  const read = await runInWorker('readStatement', file)
  if (!read || (read.lines.length === 0 && read.debitCount === 0 && read.faults.length === 0)) return statementUnknown
  if (read.lines.length > maxStatementLines) return statementTooLong
  const oldest = daysAfter(dayInPoland(), -oldestLineDays)
  const lines = identified(read.lines).filter(({ bookedOn }) => bookedOn >= oldest)
  return database.transaction(async (transaction) => {
    let addedCount = 0
    for (let at = 0; at < lines.length; at += batch) {
      const added = await transaction
        .insert(statementLines)
        .values(lines.slice(at, at + batch))
        .onConflictDoNothing()
        .returning({ id: statementLines.id })
      addedCount += added.length
    }
    const counts = {
      addedCount,
      knownCount: lines.length - addedCount,
      debitCount: read.debitCount,
      oldCount: read.lines.length - lines.length,
      faultyCount: read.faults.length,
    }
    if (addedCount > 0) await recordAudit(transaction, by, { action: 'imported', subject: 'statement', after: counts })
    return done({ message: formatReport(counts), ...counts, faults: read.faults.slice(0, maxShownFaults) })
  })
}

/**
 * Gives each line an identity that is the same whenever the bank tells of it again. Alike lines of one file are told apart by their
 * number, so a customer may pay the same twice on one day.
 */
function identified(lines: readonly StatementLine[]) {
  const alike = new Map<string, number>()
  return lines.map((line) => {
    const { bookedOn, amount, title, sender, senderAccount } = line
    const said = JSON.stringify([bookedOn, amount, title.toUpperCase(), sender.toUpperCase(), senderAccount])
    const place = (alike.get(said) ?? 0) + 1
    alike.set(said, place)
    const identity = createHash('sha256').update(`${said}#${place}`).digest()
    return { ...line, title: title.slice(0, longestTitle), sender: sender.slice(0, longestSender), identity }
  })
}

const formatAdded = plural('pl', {
  one: 'Nowa wpłata: #',
  few: 'Nowe wpłaty: #',
  many: 'Nowe wpłaty: #',
  other: 'Nowe wpłaty: #',
})

function formatReport({ addedCount, knownCount, oldCount, faultyCount }: Omit<StatementReport, 'message' | 'faults'>) {
  const said = [
    addedCount > 0 ? formatAdded(addedCount) : 'Nie ma żadnej nowej wpłaty',
    ...(knownCount > 0 ? [`znane z\u00A0wcześniejszych wyciągów: ${knownCount}`] : []),
    ...(oldCount > 0 ? [`pominięte, bo sprzed ponad roku: ${oldCount}`] : []),
    ...(faultyCount > 0 ? [`wiersze, których nie dało się wczytać: ${faultyCount}`] : []),
  ]
  return `${said.join(', ')}. Niczego jeszcze nie zaksięgowano.`
}
