import { eq } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { announceContentChange } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { lockPrice, upcoming } from './running-promotions.server.ts'
import { toAdminJson, toAuditJson } from './list-promotions.server.ts'
import { productPromotions } from './prices.table.ts'
import {
  promotionHasBegun,
  promotionNotFound,
  promotionNotRunning,
  promotionState,
  type AdminPromotion,
} from './promotion.ts'

/** Ends a running promotion now. */
export function endPromotion(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<AdminPromotion, typeof promotionNotFound | typeof promotionNotRunning>> {
  return database.transaction(async (transaction) => {
    const held = await holdPromotion(transaction, id)
    if (!held) return promotionNotFound
    const { row, before, now, name } = held
    if (before.state !== 'running') return promotionNotRunning
    await endAt(transaction, row, now)
    const after: AdminPromotion = { ...before, endsAt: now.toISOString(), state: 'over' }
    const about = { subject: 'promotion', id, name } as const
    await recordAudit(transaction, by, {
      action: 'changed',
      ...about,
      before: toAuditJson(before),
      after: toAuditJson(after),
    })
    await announceContentChange(transaction)
    return done(after)
  })
}

/** Removes a promotion that hasn't begun. */
export function removePromotion(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof promotionNotFound | typeof promotionHasBegun>> {
  return database.transaction(async (transaction) => {
    const held = await holdPromotion(transaction, id)
    if (!held) return promotionNotFound
    const { before, name } = held
    if (before.state !== 'planned') return promotionHasBegun
    await transaction.delete(productPromotions).where(eq(productPromotions.id, id))
    const about = { subject: 'promotion', id, name } as const
    await recordAudit(transaction, by, { action: 'deleted', ...about, before: toAuditJson(before) })
    await announceContentChange(transaction)
    return done(undefined)
  })
}

/** Ends the running promotions of a product that is being deleted and removes planned ones. The record of past prices stays. */
export async function endPromotionsOf(transaction: Database, productId: number): Promise<void> {
  const { now } = await lockPrice(transaction, productId)
  const open = await transaction.select().from(productPromotions).where(upcoming(productId))
  for (const row of open) {
    if (promotionState(row, now) === 'running') await endAt(transaction, row, now)
    else await transaction.delete(productPromotions).where(eq(productPromotions.id, row.id))
  }
}

/** Reads the promotion again after locking its product. If either is gone, nothing can be changed. */
async function holdPromotion(transaction: Database, id: number) {
  const where = eq(productPromotions.id, id)
  const [known] = await transaction.select().from(productPromotions).where(where)
  if (!known) return undefined
  const { product, now } = await lockPrice(transaction, known.productId)
  const [row] = await transaction.select().from(productPromotions).where(where)
  const [before] = row ? await toAdminJson(transaction, [row], now) : []
  return product && row && before && { row, before, now, name: product.name }
}

async function endAt(transaction: Database, { id, startsAt }: { id: number; startsAt: Date }, now: Date) {
  // A promotion that ends in the moment it began still has a duration.
  const endsAt = new Date(Math.max(now.getTime(), startsAt.getTime() + 1))
  await transaction.update(productPromotions).set({ endsAt }).where(eq(productPromotions.id, id))
}
