import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { optionalText, requiredText, wholeNumber } from '../../schemas/panel-fields.ts'
import { movementKinds } from '../../catalog/stock/stock-movement.ts'

/** The number of a row; there are no others. */
const rowId = z.int('Wybierz z\u00A0listy').check(z.minimum(1, 'Wybierz z\u00A0listy'), z.maximum(2_147_483_647))

const shelfLot = z.object({
  id: z.int(),
  number: z.string(),
  bestBefore: z.nullable(z.string()),
  /** Of what came in, the pieces that haven't left. */
  left: z.int(),
})

/** A product as it lies on the shelf. */
export const shelf = z.object({
  productId: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  /** What can still be sold. */
  stockQuantity: z.int(),
  /** What is sold, or held for somebody who is about to pay, and hasn't left. */
  heldQuantity: z.int(),
  isLow: z.boolean(),
  /** The lots that some is left of, those to be used first before the others. */
  lots: z.array(shelfLot),
})
export type Shelf = z.infer<typeof shelf>

/** What an administrator says has happened to goods. */
const stockChanges = ['received', 'returned', 'lost', 'corrected'] as const

const lotOfDelivery = z.object({
  number: requiredText('Numer partii jest wymagany', 60),
  bestBefore: z.nullable(
    z.pipe(
      z.union([z.literal(''), z.iso.date('Nieprawidłowa data')]),
      z.transform((day) => day || null),
    ),
  ),
  note: optionalText(500),
})

export const stockChange = z
  .object({
    productId: rowId,
    kind: z.enum(stockChanges, 'Wybierz, co się stało'),
    /** Only a correction can be of fewer than none. */
    pieces: wholeNumber(-1_000_000, 'Ta liczba jest zbyt mała'),
    reason: z._default(optionalText(300), null),
    /** The lot of a delivery; it is made when its number is new. */
    lot: z.optional(lotOfDelivery),
    /** The lot of what came back or was lost. */
    lotId: z.optional(z.nullable(rowId)),
  })
  .check(
    z.refine(({ kind, pieces }) => pieces > 0 || (kind === 'corrected' && pieces < 0), {
      path: ['pieces'],
      error: 'Najmniej jedna sztuka',
    }),
  )
export type StockChange = z.output<typeof stockChange>

/** What was counted of a product; where it has lots, of one of them, or of what is of none. */
export const stockCount = z.object({
  productId: rowId,
  lotId: z._default(z.nullable(rowId), null),
  counted: wholeNumber(0, 'Ilość nie może być ujemna'),
  /** How much there should have been, as it was shown. */
  expected: z.int(),
})
export type StockCount = z.output<typeof stockCount>

export const stockMovement = z.object({
  id: z.int(),
  movedAt: z.string(),
  productId: z.int(),
  /** Null: a product that is no more, and had none left. */
  productName: z.nullable(z.string()),
  kind: z.enum(movementKinds),
  pieces: z.int(),
  balance: z.int(),
  lot: z.nullable(z.string()),
  orderId: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
})
export type StockMovement = z.infer<typeof stockMovement>

const number = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

export const movementFilter = {
  product: z.optional(number),
  kind: z.optional(z.enum(movementKinds, 'Nieznany rodzaj ruchu')),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Miesiąc w postaci 2026-11'))),
}
const asked = z.object(movementFilter)
export type MovementFilter = z.output<typeof asked>

export const notEnoughStock = (facts: { available: string }) => ({
  ...failure('stock_not_enough', 'rule', 'pieces'),
  facts,
})
export const stockChangedMeanwhile = failure('stock_changed_meanwhile', 'conflict')
export const lotNotFound = failure('lot_not_found', 'missing')
