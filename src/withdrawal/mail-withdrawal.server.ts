import { brand } from '../brand.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import type { OrderRow } from '../orders/hold-order.server.ts'
import { createOrderLink } from '../orders/order-links.server.ts'
import type { Database } from '../server/database.ts'
import { Refusal } from '../server/errors.ts'
import { countAttempt } from '../server/throttle.ts'
import { idleStates, markedStates } from './describe-withdrawal.server.ts'
import { withdrawalLetter, withdrawalOfficeLetter } from './withdrawal.mail.tsx'
import type { WithdrawalRow } from './withdrawals.table.ts'

/** Acknowledges a declaration to the address that it names, and tells the office. To be called in the transaction that decides it. */
export async function mailWithdrawal(
  transaction: Database,
  row: WithdrawalRow,
  order: OrderRow | undefined,
): Promise<void> {
  const { email, language } = row
  if (await mayBeTold(transaction, row, order)) {
    // Only who has the order's own mailbox is led to the order.
    const isTheirs = order?.email.toLowerCase() === email.toLowerCase()
    const link = order && isTheirs ? await createOrderLink(transaction, order.id, language) : undefined
    const envelope = { kind: 'withdrawal', to: { address: email }, language } as const
    await queueMail(transaction, envelope, withdrawalLetter(row, order, link))
  }
  if (idleStates.includes(row.state) || row.handledAt !== null) return
  const envelope = { kind: 'withdrawal-office', to: 'office', language: brand.officeLanguage } as const
  await queueMail(
    transaction,
    { ...envelope, replyTo: email, replyToName: row.name },
    withdrawalOfficeLetter(row, order),
  )
}

/** What changes anything is always acknowledged. All else could be sent again and again to somebody who asked for nothing. */
async function mayBeTold(
  transaction: Database,
  { state, isProved, email }: WithdrawalRow,
  before: OrderRow | undefined,
): Promise<boolean> {
  const isStopped = state === 'unpaid' && before?.status === 'pending'
  if (isProved || isStopped || markedStates.includes(state)) return true
  try {
    await countAttempt(transaction, 'withdrawalLetters', email.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
