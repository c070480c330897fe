import { sql } from 'drizzle-orm'
import { formatMoney } from '../../i18n/format.ts'
import type { Money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { productPromotions } from './prices.table.ts'
import { priceBelowPromotion, priceFixedInPromotion } from './promotion.ts'
import { upcoming } from './running-promotions.server.ts'

export type PriceProblem = ReturnType<typeof priceBelowPromotion> | typeof priceFixedInPromotion

/** Checks a new regular price of a locked product: its promotions must stay below it and remain lawful. */
export async function problemOfPrice(
  transaction: Database,
  product: { id: number; price: Money },
  price: Money,
): Promise<PriceProblem | undefined> {
  if (price === product.price) return undefined
  const hasBegun = sql<boolean>`${productPromotions.startsAt} <= statement_timestamp()`
  const promotions = await transaction
    .select({ price: productPromotions.price, hasBegun })
    .from(productPromotions)
    .where(upcoming(product.id))
  if (promotions.some((promotion) => promotion.hasBegun)) return priceFixedInPromotion
  const dearest = Math.max(...promotions.map((promotion) => promotion.price)) as Money
  return price <= dearest ? priceBelowPromotion({ promotion: formatMoney(dearest, 'pl') }) : undefined
}
