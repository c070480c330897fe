import { eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { readDoubt, trustClock } from '../server/clock/watch-clock.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import { clearOldData } from './clear-old-data.server.ts'
import { clearingNotAsked, clockNotDoubted, type clearingDecision, type ClockReport } from './clearing-question.ts'
import { clearingQuestions } from './clearing-questions.table.ts'

/** What the clock is held for, and which clearing waits for an answer. */
export async function readClock(database: Database): Promise<ClockReport> {
  const [doubted, open, moment] = await Promise.all([
    readDoubt(database),
    database.select().from(clearingQuestions).where(isNull(clearingQuestions.closedAt)),
    database.execute(sql`select to_json(now()) #>> '{}' as now`),
  ])
  const [question] = open
  const { now } = moment.rows[0] as { now: string }
  return {
    doubt: doubted?.doubt ?? null,
    seenAt: doubted?.seenAt.toISOString() ?? null,
    now: new Date(now).toISOString(),
    question: question
      ? {
          id: question.id,
          askedAt: question.askedAt.toISOString(),
          reason: question.reason,
          found: question.found,
          answer: question.answer,
          answeredAt: question.answeredAt?.toISOString() ?? null,
          answeredBy: question.answeredBy,
        }
      : null,
  }
}

/** Lets the clearing go on, which also says that the clock is right, or lets it wait for another answer. */
export function answerClearing(
  database: Database,
  by: Acting,
  { question: id, answer }: z.output<typeof clearingDecision>,
): Promise<Outcome<void, typeof clearingNotAsked>> {
  return database.transaction(async (transaction) => {
    const [open] = await transaction
      .select()
      .from(clearingQuestions)
      .where(isNull(clearingQuestions.closedAt))
      .for('update')
    if (open?.id !== id || open.answer === 'clear') return clearingNotAsked
    await transaction
      .update(clearingQuestions)
      .set({ answer, answeredAt: sql`now()`, answeredBy: by.username })
      .where(eq(clearingQuestions.id, id))
    if (answer === 'clear') {
      await trustClock(transaction)
      await enqueue(transaction, clearOldData, { answered: id })
    }
    const rows = open.found.reduce((sum, one) => sum + one.rows, 0)
    await recordAudit(transaction, by, {
      action: 'confirmed',
      subject: 'clearing',
      before: { answer: open.answer },
      after: { answer, reason: open.reason, rows },
    })
    return done(undefined)
  })
}

/** Says that the clock is right: the shop was off for long. */
export function confirmClock(database: Database, by: Acting): Promise<Outcome<void, typeof clockNotDoubted>> {
  return database.transaction(async (transaction) => {
    const doubted = await readDoubt(transaction)
    if (!doubted) return clockNotDoubted
    await trustClock(transaction)
    const after = { doubt: doubted.doubt, seenAt: doubted.seenAt.toISOString() }
    await recordAudit(transaction, by, { action: 'confirmed', subject: 'clearing', after })
    return done(undefined)
  })
}
