import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'
import { writePostCode } from '../../../kernel/post-code.ts'
import { requiredText } from '../../../schemas/panel-fields.ts'
import { line } from '../../../schemas/public-fields.ts'
import { rowVersion } from '../../../schemas/row-version.ts'
import { taxNumber } from '../../../schemas/tax-number.ts'

/** The buyer as an issued invoice should have named them. */
export const buyerCorrection = z
  .object({
    name: line(200),
    /** Without one, the buyer is a private person. */
    taxNumber: z.nullable(z.union([z.literal(''), taxNumber], 'tax_number')),
    address: line(200),
    postalCode: line(20),
    city: line(100),
    country: line(100),
    /** For the office alone. */
    reason: requiredText('Napisz, skąd wiadomo, że dane były inne', 500),
    version: z.optional(rowVersion()),
  })
  .check(z.overwrite((typed) => ({ ...typed, postalCode: writePostCode(typed.postalCode, typed.country) })))
export type BuyerCorrection = z.output<typeof buyerCorrection>

const party = z.object({
  name: z.string(),
  taxNumber: z.nullable(z.string()),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})

/** What would be issued. Nothing is, until that is confirmed. */
export const buyerPreview = z.object({
  /** The data are corrected; or, with another tax number, the invoice is corrected to zero and replaced. */
  way: z.enum(['corrected', 'replaced']),
  invoice: z.string(),
  /** What the invoice comes to after its corrections so far. */
  total: z.string(),
  before: party,
  after: party,
  /** A sale to them would be taxed in another way now. The documents keep the tax that was charged. */
  isTaxedOtherwise: z.boolean(),
})
export type BuyerPreview = z.infer<typeof buyerPreview>

/** Nothing of it is different. */
export const buyerUnchanged = failure('buyer_unchanged', 'rule', 'name')
/** It isn't the invoice that holds, its order is nobody's any more, or all of it has gone back. */
export const buyerNotCorrectable = failure('buyer_not_correctable', 'conflict')
/** The sale is taxed by who bought it, and this buyer is taxed otherwise. A correction of the buyer changes no rate. */
export const buyerTaxedOtherwise = failure('buyer_taxed_otherwise', 'rule', 'taxNumber')
/** What was paid at the till has a receipt: without the number on it, no invoice may bear one. */
export const receiptWithoutNumber = failure('receipt_without_number', 'rule', 'taxNumber')
