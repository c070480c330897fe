import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { formatMoney } from '../../i18n/format.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { announceContentChange, announceContentChangeAt } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { lockPrice } from './running-promotions.server.ts'
import { toAdminJson, toAuditJson } from './list-promotions.server.ts'
import { productPromotions } from './prices.table.ts'
import { productNotFound } from '../product.ts'
import {
  promotionNotBelowRegular,
  promotionsOverlap,
  runOf,
  type AdminPromotion,
  type PromotionDraft,
} from './promotion.ts'

type Problem =
  | typeof productNotFound
  | ReturnType<typeof promotionNotBelowRegular>
  | ReturnType<typeof promotionsOverlap>
  | Exclude<ReturnType<typeof runOf>, { ok: true }>

/**
 * Schedules or starts a promotion. The product is locked, so no other price or promotion can be set at the same time.
 */
export function createPromotion(
  database: Database,
  by: Acting,
  productId: number,
  { price, ...asked }: PromotionDraft,
): Promise<Outcome<AdminPromotion, Problem>> {
  return database.transaction(async (transaction) => {
    const { product, now } = await lockPrice(transaction, productId)
    if (!product) return productNotFound
    if (price >= product.price) return promotionNotBelowRegular({ regular: formatMoney(product.price, 'pl') })
    const run = runOf(asked, now)
    if (!run.ok) return run
    const { startsAt, endsAt } = run.value
    const isInTheWay = and(
      eq(productPromotions.productId, productId),
      lt(productPromotions.startsAt, endsAt),
      gt(productPromotions.endsAt, startsAt),
    )
    const [other] = await transaction
      .select()
      .from(productPromotions)
      .where(isInTheWay)
      .orderBy(asc(productPromotions.startsAt))
      .limit(1)
    if (other) return promotionsOverlap({ from: shownInPoland(other.startsAt), until: shownInPoland(other.endsAt) })

    const [created] = await transaction
      .insert(productPromotions)
      .values({ productId, price, startsAt, endsAt })
      .returning()
    const [after] = await toAdminJson(transaction, created ? [created] : [], now)
    if (!after) throw new Error('a promotion was not written')
    const about = { subject: 'promotion', id: after.id, name: product.name } as const
    await recordAudit(transaction, by, { action: 'created', ...about, after: toAuditJson(after) })
    await announceContentChangeAt(transaction, [startsAt, endsAt])
    await announceContentChange(transaction)
    return done(after)
  })
}
