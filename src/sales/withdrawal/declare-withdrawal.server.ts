import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { withdrawalServerTexts } from './texts.server.ts'
import type { Language } from '../../kernel/language.ts'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { goodsInShort, meantGoods } from './handling/meant-goods.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { settleWithdrawal, settleWithdrawalJob } from './settle-withdrawal.server.ts'
import type { Declared, OwnWithdrawalDraft } from './withdrawal.ts'
import { withdrawals, type WithdrawalRow } from './withdrawals.table.ts'

interface Said {
  language: Language
  /** The idempotency key: a declaration sent twice is stored once. */
  key: string | undefined
}

/**
 * Stores a declaration. A job looks the order up, so that neither the response nor its time reveals whether it exists;
 * the result comes by email.
 */
export function declareWithdrawal(
  database: Database,
  declared: Declared,
  said: Said & { isCaught?: boolean },
): Promise<WithdrawalRow> {
  return database.transaction(async (transaction) => {
    const { row, isNew } = await keep(transaction, declared, said, false)
    if (isNew) await enqueue(transaction, settleWithdrawalJob, { withdrawal: row.id, isCaught: said.isCaught })
    return row
  })
}

/** Stores and decides a declaration of someone who has proved that the order is theirs, so the result is returned at once. */
export function declareOwnWithdrawal(
  database: Database,
  orderId: number,
  draft: OwnWithdrawalDraft,
  said: Said,
): Promise<WithdrawalRow> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction
      .select({ orderNumber: orders.number, email: orders.email })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!order) throw new Error(`order ${orderId} is gone while it is withdrawn from`)
    const { row, isNew } = await keep(transaction, { ...draft, ...order }, said, true)
    return isNew ? settleWithdrawal(transaction, row.id, { orderId }) : row
  })
}

async function keep(transaction: Database, declared: Declared, { language, key }: Said, isProved: boolean) {
  const { name, orderNumber, email, remark } = declared
  const goods = meantGoods(declared.goods)
  const written = {
    name,
    orderNumber: isProved ? orderNumber : (readOrderNumber(orderNumber) ?? orderNumber),
    email,
    goods,
    remark,
    language,
  }
  const values = {
    ...written,
    isWhole: goods === '',
    isProved,
    state: 'received' as const,
    declaration: withdrawalServerTexts[language].declareWithdrawal(name, written.orderNumber, goods),
    contentHash: sha256(goodsInShort(goods)),
    requestHash: key === undefined ? null : sha256(JSON.stringify([key, isProved, written])),
    // now() would be when the transaction began, which may have waited.
    createdAt: sql`clock_timestamp()`,
  }
  const [kept] = await transaction
    .insert(withdrawals)
    .values(values)
    .onConflictDoNothing({ target: withdrawals.requestHash })
    .returning()
  if (kept) return { row: kept, isNew: true }
  const [known] = await transaction
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.requestHash, values.requestHash as Buffer<ArrayBuffer>))
  return { row: known as WithdrawalRow, isNew: false }
}

const sha256 = (text: string): Buffer<ArrayBuffer> => createHash('sha256').update(text).digest()
