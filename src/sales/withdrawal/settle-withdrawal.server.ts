import { and, eq, sql } from 'drizzle-orm'
import { lockOrder, bumpVersion, type LockedOrder, type OrderRow } from '../orders/lock-order.server.ts'
import { releaseReservation } from '../orders/reservation.server.ts'
import { orders } from '../orders/orders.table.ts'
import { recordEvent } from '../orders/record-event.server.ts'
import { closeOpenSessions } from '../payments/open-payments.server.ts'
import type { Database } from '../../server/database/database.ts'
import { decideWithdrawal } from './decide-withdrawal.server.ts'
import { markedStates, idleStates } from './to-withdrawal-json.server.ts'
import { markWithdrawn } from './order-attention.server.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { withdrawals, type WithdrawalRow } from './withdrawals.table.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { brand } from '../../brand.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { linkToOrder } from '../orders/order-links.server.ts'
import { withdrawalEmail, withdrawalOfficeEmail } from './withdrawal.mail.tsx'

interface Known {
  /** The order it is about; without it, number and email address must match. */
  orderId?: number
  /** The trap for bots caught it, which sometimes catches people. */
  isCaught?: boolean | undefined
}

/**
 * Decides a declaration, records it on its order and notifies both sides. The order is locked first, then the
 * declaration, so that of two equal ones one is accepted and the other is a repetition.
 */
export async function settleWithdrawal(
  transaction: Database,
  id: number,
  { orderId, isCaught = false }: Known = {},
): Promise<WithdrawalRow> {
  const seen = await hold(transaction, id)
  const held = await holdOrderOf(transaction, seen, orderId)
  const row = await hold(transaction, id, 'for update')
  const isDecided = row.state !== 'received' && !(row.state === 'unmatched' && orderId !== undefined)
  if (isDecided) return row
  const decided = held ? await decideWithdrawal(transaction, row, held.order) : { state: 'unmatched' as const }
  const [updated] = await transaction
    .update(withdrawals)
    .set({ ...decided, orderId: held?.order.id ?? null })
    .where(eq(withdrawals.id, id))
    .returning()
  const settled = updated as WithdrawalRow
  if (held) await noteOnOrder(transaction, held, settled)
  // Without a matching order, a bot could make the shop write to strangers.
  if (held || !isCaught) await mailWithdrawal(transaction, settled, held?.order)
  return settled
}

async function hold(transaction: Database, id: number, how?: 'for update'): Promise<WithdrawalRow> {
  const asked = transaction.select().from(withdrawals).where(eq(withdrawals.id, id)).$dynamic()
  const [row] = await (how ? asked.for('update') : asked)
  if (!row) throw new Error(`withdrawal ${id} is gone before it was settled`)
  return row
}

async function holdOrderOf(
  transaction: Database,
  { orderNumber, email }: WithdrawalRow,
  orderId: number | undefined,
): Promise<LockedOrder | undefined> {
  if (orderId !== undefined) return lockOrder(transaction, orderId)
  const number = readOrderNumber(orderNumber)
  if (number === undefined) return undefined
  const isMeant = and(eq(orders.number, number), sql`lower(${orders.email} collate "C") = lower(${email} collate "C")`)
  const find = () => transaction.select({ id: orders.id }).from(orders).where(isMeant)
  const [found] = await find()
  const held = found && (await lockOrder(transaction, found.id))
  // The order may have been anonymised while we waited for the lock.
  return (await find()).length > 0 ? held : undefined
}

async function noteOnOrder(transaction: Database, held: LockedOrder, row: WithdrawalRow): Promise<void> {
  const { id: withdrawal, state, isWhole, handledAt } = row
  const { order } = held
  await recordEvent(transaction, order.id, 'withdrawn', 'customer', { withdrawal, state, isWhole })
  if (markedStates.includes(state) && handledAt === null) await markWithdrawn(transaction, order)
  else if (state === 'unpaid' && order.status === 'pending') await stop(transaction, held)
  else await transaction.update(orders).set(bumpVersion).where(eq(orders.id, order.id))
}

/** Cancels an unpaid order as if by hand, so that a late payment is flagged and nobody is reminded to pay. */
async function stop(transaction: Database, held: LockedOrder): Promise<void> {
  const { id } = held.order
  await releaseReservation(transaction, held)
  await transaction
    .update(orders)
    .set({ ...bumpVersion, status: 'cancelled' })
    .where(eq(orders.id, id))
  await recordEvent(transaction, id, 'cancelled', 'customer', { reason: 'withdrawn' })
  await closeOpenSessions(transaction, id)
}

/** Looks up the order of a declaration. It is idempotent; if it is given up, the declaration waits in the panel. */
export const settleWithdrawalJob: Job<{ withdrawal: number; isCaught?: boolean | undefined }> = {
  name: 'settle-withdrawal',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  atOnce: 3,
  async perform({ database }, { withdrawal, isCaught }) {
    await database.transaction((transaction) => settleWithdrawal(transaction, withdrawal, { isCaught }))
  },
}

/** Confirms a declaration by email and notifies the office. Call it in the transaction that decides it. */
async function mailWithdrawal(transaction: Database, row: WithdrawalRow, order: OrderRow | undefined): Promise<void> {
  const { email, language } = row
  // Only the order's own mailbox gets a link to the order.
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

/** A withdrawal with effect is always acknowledged. The other kinds are limited, because they could be sent to strangers. */
function kindOf({ state }: WithdrawalRow, before: OrderRow | undefined): MailKind {
  if (markedStates.includes(state)) return 'withdrawal'
  const isStopped = state === 'unpaid' && before?.status === 'pending'
  return isStopped ? 'withdrawal-unpaid' : 'withdrawal-without-effect'
}
