import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { voidSetupLinks } from '../administrators/setup-link.server.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import type { Database } from '../server/database/database.ts'
import { setupSteps, type lineAnswer, type stepDecision } from './opening.ts'
import { openingAnswers, setupSteps as steps } from './opening.table.ts'

/** An administrator says that a line is seen to or put off, or takes that back. */
export async function answerLine(
  database: Database,
  by: Acting,
  { line, isAnswered }: z.output<typeof lineAnswer>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isThis = eq(openingAnswers.line, line)
    const { rowCount } = isAnswered
      ? await transaction.insert(openingAnswers).values({ line, answeredBy: by.username }).onConflictDoNothing()
      : await transaction.delete(openingAnswers).where(isThis)
    if (rowCount === 0) return
    const change = { before: { isSettled: !isAnswered }, after: { isSettled: isAnswered } }
    await recordAudit(transaction, by, { action: 'changed', subject: 'opening', name: line, ...change })
  })
}

/** A step of the set-up is done or skipped. With the last of them the link of the first start has served its purpose. */
export async function decideStep(
  database: Database,
  by: Acting,
  { step, outcome }: z.output<typeof stepDecision>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await transaction.select().from(steps).for('update')
    const decision = { outcome, decidedBy: by.username, decidedAt: new Date() }
    await transaction
      .insert(steps)
      .values({ step, ...decision })
      .onConflictDoUpdate({ target: steps.step, set: decision })
    const decided = new Set([...before.map((one) => one.step), step])
    if (decided.size === setupSteps.length) await voidSetupLinks(transaction)
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'opening',
      name: step,
      before: { step: before.find((one) => one.step === step)?.outcome ?? null },
      after: { step: outcome },
    })
  })
}
