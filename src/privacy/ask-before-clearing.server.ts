import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clear } from '../personal-data/personal-data.ts'
import { restores } from '../server/backup/restores.table.ts'
import { readDoubt } from '../server/clock/watch-clock.ts'
import { ago } from '../server/database/ago.ts'
import type { Database } from '../server/database/database.ts'
import type { ClearingReason, WouldGo } from './clearing-question.ts'
import { clearingQuestions } from './clearing-questions.table.ts'

/** What is cleared, with the share of its table that may go in one night unasked. */
export interface Cleared {
  table: PgTable
  clear(...given: [Parameters<Clear>[0], Parameters<Clear>[2]]): ReturnType<Clear>
  share?: number
}

/**
 * More than this share of a table, and at least so many rows, isn't an ordinary night: the shortest retention is thirty days, so about a
 * thirtieth of what is kept for it goes each night.
 */
const ordinaryShare = 0.05
const fewRows = 20
/** How far is counted at least, so that whoever is asked reads a number that tells something. */
const counted = 500

/**
 * Whether the clearing may begin. Before anything goes, all of it is tried in a transaction that is taken back. Where the clock has leapt,
 * much would go, or an old backup was restored, it is written down as a question that waits for an answer.
 * @param answered the question that somebody has answered with yes
 */
export async function mayClear(
  database: Database,
  clearings: Record<string, Cleared>,
  answered?: number,
): Promise<boolean> {
  const doubted = await readDoubt(database)
  if (!doubted && answered !== undefined && (await isAgreed(database, answered))) {
    await closeQuestion(database)
    return true
  }
  const found = await tryClearing(database, clearings)
  const reason = doubted?.doubt ?? (await reasonToAsk(database, clearings, found))
  if (reason && found.length > 0) await ask(database, reason, found)
  else await closeQuestion(database)
  return reason === undefined
}

/** Nothing that was answered long ago holds: what would go may be something else by now. */
async function isAgreed(database: Database, id: number): Promise<boolean> {
  const { answer, answeredAt, closedAt } = clearingQuestions
  const agreed = and(eq(answer, 'clear'), gt(answeredAt, ago('1 day')), isNull(closedAt))
  return (await database.$count(clearingQuestions, and(eq(clearingQuestions.id, id), agreed))) > 0
}

async function reasonToAsk(
  database: Database,
  clearings: Record<string, Cleared>,
  found: WouldGo[],
): Promise<ClearingReason | undefined> {
  if (found.length > 0 && (await isFirstAfterOldBackup(database))) return 'restored'
  const isMuch = ({ what, rows, of }: WouldGo) => rows >= fewRows && rows > limitOf(clearings[what], of)
  return found.some(isMuch) ? 'much' : undefined
}

const limitOf = (cleared: Cleared | undefined, rows: number) => (cleared?.share ?? ordinaryShare) * rows

/** What has aged in the backup is gone at once, and people may want to look at it once more. */
async function isFirstAfterOldBackup(database: Database): Promise<boolean> {
  const [last] = await database
    .select({
      restoredAt: restores.restoredAt,
      isOld: sql<boolean>`${restores.restoredAt} - ${restores.backupMadeAt} > interval '3 days'`,
    })
    .from(restores)
    .orderBy(desc(restores.restoredAt))
  if (!last?.isOld) return false
  const since = and(gt(clearingQuestions.answeredAt, last.restoredAt), eq(clearingQuestions.answer, 'clear'))
  return (await database.$count(clearingQuestions, and(since, isNotNull(clearingQuestions.closedAt)))) === 0
}

const takenBack = new Error('only tried')

/** What would go now, kind by kind and in their order, for one may make room for the next. Nothing does. */
async function tryClearing(database: Database, clearings: Record<string, Cleared>): Promise<WouldGo[]> {
  const found: WouldGo[] = []
  const attempt = database.transaction(async (transaction) => {
    for (const [what, { table, clear, share }] of Object.entries(clearings)) {
      const of = await transaction.$count(table)
      const most = Math.max(counted, Math.floor(limitOf({ table, clear, ...(share && { share }) }, of)) + 1)
      // What can't be cleared is told by the clearing itself.
      const rows = await transaction.transaction((inner) => clear(inner, most)).catch(() => 0)
      if (rows > 0) found.push({ what, rows, of, isMore: rows >= most })
    }
    throw takenBack
  })
  await attempt.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  return found
}

/**
 * One question is open at a time; it says what would go now. An answer that it must wait stays. What is more than somebody has seen is a new
 * question, so that an older page can't agree to it.
 */
async function ask(database: Database, reason: ClearingReason, found: WouldGo[]): Promise<void> {
  await database.transaction(async (transaction) => {
    const [open] = await transaction
      .select()
      .from(clearingQuestions)
      .where(isNull(clearingQuestions.closedAt))
      .for('update')
    const isThis = open && eq(clearingQuestions.id, open.id)
    if (open && open.reason === reason && rowsIn(found) <= rowsIn(open.found)) {
      // Who has agreed to something else is asked once more.
      const isAskedAgain = open.answer === 'clear' && { answer: null, answeredAt: null, answeredBy: null }
      await transaction
        .update(clearingQuestions)
        .set({ found, ...isAskedAgain })
        .where(isThis)
      return
    }
    await transaction
      .update(clearingQuestions)
      .set({ closedAt: sql`now()` })
      .where(isThis ?? sql`false`)
    const { answer, answeredAt, answeredBy } = open ?? {}
    await transaction
      .insert(clearingQuestions)
      .values({ reason, found, ...(answer === 'keep' && { answer, answeredAt, answeredBy }) })
      .onConflictDoNothing()
  })
}

const rowsIn = (found: WouldGo[]) => found.reduce((sum, { rows }) => sum + rows, 0)

async function closeQuestion(database: Database): Promise<void> {
  await database
    .update(clearingQuestions)
    .set({ closedAt: sql`now()` })
    .where(isNull(clearingQuestions.closedAt))
}
