import * as z from 'zod/mini'
import { shownPromotion } from '../catalog/prices/reduction.ts'
import { printMoney } from '../kernel/money.ts'
import { amount } from '../schemas/amount.ts'
import { maxLines, maxPieces } from './cart.ts'

/** A price as a cart holds it: '24.90', '24,9' or 24.9. */
const price = z.pipe(amount, z.transform(printMoney))

/** A cart as the browser sends it. Other fields of its lines are dropped. */
export const cartToCheck = z.object({
  cart: z
    .array(
      z.object({
        id: z.int().check(z.positive()),
        price,
        quantity: z.int().check(z.minimum(1), z.maximum(maxPieces)),
      }),
    )
    .check(z.maxLength(maxLines)),
})
export type CartToCheck = z.output<typeof cartToCheck>

/** Why a line can't be bought as it is. Only the most important reason is given. */
const problems = ['gone', 'sold_out', 'too_many', 'over_product_limit', 'over_order_limit', 'price_changed'] as const
export type LineProblem = (typeof problems)[number]

/** A product that is on sale now, for one line. */
const currentProduct = z.object({
  slug: z.string(),
  name: z.string(),
  weight: z.nullable(z.string()),
  price: z.string(),
  pricePerKilogram: z.nullable(z.string()),
  promotion: z.nullable(shownPromotion),
  imageUrl: z.nullable(z.string()),
  /** A small picture of it, for pages that load no list of ours. */
  packshot: z.string(),
  maxPerOrder: z.int(),
  fitsLocker: z.boolean(),
  /** What a piece weighs with its packaging, in grams. */
  packedWeight: z.int(),
})

/** A line compared with the shop. A product that is no longer sold is null. */
const checkedLine = z.object({
  id: z.int(),
  problem: z.nullable(z.enum(problems)),
  /** How many of the wanted pieces are in stock. */
  available: z.int(),
  /** The most pieces in one order, after the lines before this one. */
  most: z.int(),
  product: z.nullable(currentProduct),
})
export const checkedCart = z.object({ lines: z.array(checkedLine) })
export type CheckedLine = z.infer<typeof checkedLine>
