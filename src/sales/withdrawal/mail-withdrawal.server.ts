import { brand } from '../../brand.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { linkToOrder } from '../orders/order-links.server.ts'
import type { Database } from '../../server/database/database.ts'
import { idleStates, markedStates } from './to-withdrawal-json.server.ts'
import { withdrawalEmail, withdrawalOfficeEmail } from './withdrawal.mail.tsx'
import type { WithdrawalRow } from './withdrawals.table.ts'

/** Confirms a declaration by email and notifies the office. Call it in the transaction that decides it. */
export async function mailWithdrawal(
  transaction: Database,
  row: WithdrawalRow,
  order: OrderRow | undefined,
): Promise<void> {
  const { email, language } = row
  // Only who has the order's own mailbox is led to the order.
  const isTheirs = order?.email.toLowerCase() === email.toLowerCase()
  const link = order && isTheirs ? linkToOrder(order.id, language) : undefined
  const envelope = { kind: kindOf(row, order), to: { address: email }, language, links: link ? [link.named] : [] }
  await queueMail(transaction, envelope, withdrawalEmail(row, order, link?.path))
  if (idleStates.includes(row.state) || row.handledAt !== null) return
  const toOffice = { kind: 'withdrawal-office', to: 'office', language: brand.officeLanguage } as const
  await queueMail(
    transaction,
    { ...toOffice, replyTo: email, replyToName: row.name },
    withdrawalOfficeEmail(row, order),
  )
}

/** What comes of a contract is always acknowledged. All else could be sent again and again to somebody who asked for nothing. */
function kindOf({ state }: WithdrawalRow, before: OrderRow | undefined): MailKind {
  if (markedStates.includes(state)) return 'withdrawal'
  const isStopped = state === 'unpaid' && before?.status === 'pending'
  return isStopped ? 'withdrawal-unpaid' : 'withdrawal-without-effect'
}
