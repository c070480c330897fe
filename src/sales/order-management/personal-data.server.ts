import { and, desc, eq, getTableColumns, inArray, max, or, sql, asc, isNull, lt, ne, notExists } from 'drizzle-orm'
import { customers } from '../../customers/customers.table.ts'
import { invoices } from '../invoices/invoices.table.ts'
import { needEvidence } from '../invoices/evidence/keep-evidence.server.ts'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import { payments } from '../payments/payments.table.ts'
import { refunds } from '../payments/payments.table.ts'
import type { PersonalRecord, Clear } from '../../personal-data/personal-data.ts'
import { isInProgress } from '../payments/open-payments.server.ts'
import type { PersonalItem } from '../../personal-data/personal-record.ts'
import type { Database } from '../../server/database/database.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { countOpenOf, hasNothingOpen } from '../withdrawal/open-withdrawals.server.ts'
import { anonymiseOrders, forgetOrderContacts, forgetOrderEmails } from './anonymise-order.server.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { erasureOf, type Erasure } from './order-erasure.ts'
import { orderEvents, orders } from '../orders/orders.table.ts'
import { readOrderRecord } from './read-order.server.ts'
import { toWithdrawalJson } from '../withdrawal/to-withdrawal-json.server.ts'
import { forgetWithdrawals } from '../withdrawal/personal-data.server.ts'
import { withdrawals, type WithdrawalRow } from '../withdrawal/withdrawals.table.ts'
import { printMoney } from '../../kernel/money.ts'
import { documentOf } from '../invoices/read-document.server.ts'

/** Orders with this address (or its hash), and orders of its account with another address. */
export const personalOrders: PersonalRecord = {
  name: 'orders',
  async read(database, email) {
    const items: PersonalItem[] = []
    for (const order of await ordersOf(database, email)) items.push(await describeOrder(database, order))
    return items
  },
  hold: (transaction, email) => ordersOf(transaction, email, 'hold'),
  async erase(transaction, email, items) {
    const going = new Set(items.filter(({ fate }) => fate === 'anonymised').map(({ id }) => Number(id)))
    const held = await ordersOf(transaction, email)
    await anonymiseOrders(
      transaction,
      held.filter(({ id }) => going.has(id)),
    )
  },
}

interface FoundOrder extends OrderRow {
  /** Another account placed the order with this person's address. */
  isOthers: boolean
  /** This person's account placed the order with another address. */
  bearsOtherAddress: boolean
}

async function ordersOf(database: Database, email: string, hold?: 'hold'): Promise<FoundOrder[]> {
  const account = database.select({ id: customers.id }).from(customers).where(isSameEmail(customers.email, email))
  const bearsAddress = or(isSameEmail(orders.email, email), eq(orders.emailHash, hashOfAddress(email)))
  const query = database
    .select({
      ...getTableColumns(orders),
      isOthers: sql<boolean>`${orders.customerId} is not null and ${orders.customerId} not in (${account})`,
      bearsOtherAddress: sql<boolean>`not coalesce(${bearsAddress}, false)`,
    })
    .from(orders)
    .where(or(bearsAddress, inArray(orders.customerId, account)))
    .orderBy(desc(orders.id))
  return hold ? query.for('update') : query
}

/** The numbers of a person's orders, and whether each is kept. */
export async function numbersOf(database: Database, email: string): Promise<{ number: string; isKept: boolean }[]> {
  const numbers = []
  for (const order of await ordersOf(database, email)) {
    const { fate } = await fateOf(database, order)
    numbers.push({ number: order.number, isKept: fate === 'kept' })
  }
  return numbers
}

async function describeOrder(database: Database, order: FoundOrder): Promise<PersonalItem> {
  const record = await readOrderRecord(database, eq(orders.id, order.id))
  const { fate, why, until } = await fateOf(database, order)
  return {
    id: String(order.id),
    title: order.number,
    at: order.createdAt.toISOString(),
    place: { tab: 'orders', order: String(order.id) },
    fate,
    why,
    until: until?.toISOString() ?? null,
    // How it can be paid is the shop's own.
    data: {
      ...record,
      transfer: undefined,
      remindedAt: order.remindedAt?.toISOString() ?? null,
      heldFrom: order.heldFrom,
    },
  }
}

/** Orders of another account are kept until its owner asks. */
async function fateOf(database: Database, order: FoundOrder): Promise<Erasure> {
  if (order.isOthers) return { fate: 'kept', why: ['of_other_account'], until: null }
  const erasure = await standing(database, order)
  return order.bearsOtherAddress ? { ...erasure, why: [...erasure.why, 'other_address'] } : erasure
}

/** Whether an order can be anonymised now. */
async function standing(database: Database, order: OrderRow) {
  const [arrived] = await database
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), sql`${orderEvents.details}->>'to' in ('delivered', 'completed')`))
  const openPayments = await database.$count(payments, and(eq(payments.orderId, order.id), isInProgress))
  const openRefunds = await database.$count(refunds, and(eq(refunds.orderId, order.id), eq(refunds.state, 'waiting')))
  const isMoneyOpen = openPayments + openRefunds + (await countOpenOf(database, order.id)) > 0
  const arrivedAt = arrived?.at ?? order.updatedAt
  const needsEvidence = (await needEvidence(database, [order])).length > 0
  const given = { ...(await whatWasGivenOut(database, order.id)), needsEvidence }
  return erasureOf({ ...order, arrivedAt, isMoneyOpen, ...given }, new Date())
}

async function whatWasGivenOut(database: Database, orderId: number) {
  const [paid] = await database
    .select({ refunded: sql<number>`coalesce(sum(${payments.refunded}), 0)::integer` })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const [documents] = await database
    .select({ lastIn: max(invoices.year) })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return { refunded: paid?.refunded ?? 0, lastDocumentIn: documents?.lastIn ?? null }
}

/**
 * Withdrawals declared with this address. Open ones are kept, with or without a known order. Handled ones are kept as
 * long as their order, because they explain its refunds.
 */
export const personalWithdrawals: PersonalRecord = {
  name: 'withdrawals',
  async read(database, email) {
    const found = await database
      .select({ row: withdrawals, order: orders })
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(isSameEmail(withdrawals.email, email))
      .orderBy(desc(withdrawals.id))
    const items: PersonalItem[] = []
    for (const { row, order } of found) items.push(await describeWithdrawal(database, row, order))
    return items
  },
  async erase(transaction, _, items) {
    const ids = items.filter(({ fate }) => fate !== 'kept').map(({ id }) => Number(id))
    await forgetWithdrawals(transaction, { ids })
  },
}

async function describeWithdrawal(
  database: Database,
  row: WithdrawalRow,
  order: OrderRow | null,
): Promise<PersonalItem> {
  const known = toWithdrawalJson(row)
  return {
    id: String(row.id),
    title: row.orderNumber,
    at: known.declaredAt,
    place: { tab: 'withdrawals', show: 'all', search: row.orderNumber },
    ...(known.isOpen ? ({ fate: 'kept', why: ['withdrawal_open'] } as const) : await fateBy(database, order)),
    until: null,
    data: known,
  }
}

async function fateBy(database: Database, order: OrderRow | null): Promise<Pick<PersonalItem, 'fate' | 'why'>> {
  if (!order) return { fate: 'deleted', why: [] }
  const { fate } = await standing(database, order)
  return fate === 'kept' ? { fate, why: ['of_kept_order'] } : { fate: 'anonymised', why: [] }
}

/** Invoices of a person's orders. Tax law requires that they are kept, whoever asks. */
export const personalInvoices: PersonalRecord = {
  name: 'invoices',
  async read(database, email) {
    const numbers = (await numbersOf(database, email)).map(({ number }) => number)
    const found = await database
      .select()
      .from(invoices)
      .where(inArray(invoices.orderNumber, numbers))
      .orderBy(desc(invoices.id))
    return found.map((row) => {
      const { kind, number, issuedAt, orderNumber, buyer } = documentOf(row)
      return {
        id: String(row.id),
        title: number,
        at: issuedAt.toISOString(),
        place: { tab: 'orders', order: String(row.orderId) },
        fate: 'kept',
        why: ['issued'],
        until: null,
        data: { kind, number, issuedAt: issuedAt.toISOString(), orderNumber, buyer, total: printMoney(row.total) },
      }
    })
  },
  async erase() {},
}

/** No money was taken, or is about to be. */
const cameToNothing = (database: Database) =>
  and(
    eq(orders.status, 'cancelled'),
    isNull(orders.paidAt),
    isNull(orders.needsAttention),
    notExists(
      database
        .select({ one: sql`1` })
        .from(payments)
        .where(
          and(
            eq(payments.orderId, orders.id),
            or(
              inArray(payments.state, ['creating', 'open', 'processing', 'paid', 'flagged']),
              sql`coalesce(${payments.taken}, 0) > 0`,
            ),
          ),
        ),
    ),
  )

export const clearUnpaidOrders: Clear = async (transaction, before, limit) => {
  const old = await held(transaction, and(lt(orders.createdAt, before), cameToNothing(transaction)), limit)
  return remove(transaction, old)
}

/** Contact data of customers, once their orders are settled. */
export const clearOrderContacts: Clear = async (transaction, before, limit) => {
  const isOver = and(ne(orders.email, ''), isNull(orders.needsAttention))
  const old = await held(transaction, and(lt(orders.createdAt, before), isOver), limit)
  await forgetOrderContacts(transaction, old)
  return old.length
}

/** Orders that tax law no longer requires. */
export const clearPaidOrders: Clear = async (transaction, before, limit) => {
  const dated = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`
  // An invoice issued in a later year keeps its order longer.
  const hasDocuments = transaction
    .select({ one: sql`1` })
    .from(invoices)
    .where(eq(invoices.orderId, orders.id))
  return remove(transaction, await held(transaction, and(lt(dated, before), notExists(hasDocuments)), limit))
}

const held = (transaction: Database, where: ReturnType<typeof and>, limit: number) =>
  transaction
    .select()
    .from(orders)
    // Customers with an open withdrawal need an answer.
    .where(and(where, hasNothingOpen(transaction)))
    .orderBy(asc(orders.id))
    .limit(limit)
    // Locked orders are left for another night.
    .for('update', { skipLocked: true })

/** Lines, events, links, payments and refunds are deleted with their order; emails name it in their subject. */
async function remove(transaction: Database, old: Awaited<ReturnType<typeof held>>): Promise<number> {
  await forgetOrderEmails(transaction, old)
  await transaction.delete(orders).where(
    inArray(
      orders.id,
      old.map(({ id }) => id),
    ),
  )
  return old.length
}
