import * as z from 'zod/mini'
import { languages } from '../../../kernel/language.ts'
import { failure } from '../../../kernel/outcome.ts'
import { requiredText } from '../../../schemas/panel-fields.ts'

/** A lot of which pieces are in a parcel, or will be. */
export const lotOfParcel = z.object({
  lotId: z.int(),
  productId: z.int(),
  number: z.string(),
  bestBefore: z.nullable(z.string()),
  pieces: z.int(),
  /** Whether the shop proposes it; otherwise the packer has chosen it, or it has left so. */
  isProposed: z.boolean(),
})
export type LotOfParcel = z.infer<typeof lotOfParcel>

/** What a packer can choose from: each product of the order that has lots. */
export const lotChoice = z.object({
  productId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  lots: z.array(
    z.object({
      lotId: z.int(),
      number: z.string(),
      bestBefore: z.nullable(z.string()),
      /** How much of it is left, apart from what is in this parcel. */
      left: z.int(),
      pieces: z.int(),
    }),
  ),
})
export type LotChoice = z.infer<typeof lotChoice>

export const lotsTaken = z.object({
  lots: z
    .array(z.object({ lotId: z.int(), pieces: z.int().check(z.minimum(0), z.maximum(1_000_000)) }))
    .check(z.maxLength(200)),
})
export type LotsTaken = z.output<typeof lotsTaken>

/** A lot in the panel's list. */
export const lotInList = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.nullable(z.string()),
  number: z.string(),
  bestBefore: z.nullable(z.string()),
  note: z.nullable(z.string()),
  createdAt: z.string(),
  /** What came in, less what was lost of it. */
  received: z.int(),
  sent: z.int(),
  left: z.int(),
  orders: z.int(),
})
export type LotInList = z.infer<typeof lotInList>

/** An order that has got of a lot. */
const lotRecipient = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  /** Empty where the personal data is gone. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  pieces: z.int(),
  /** Whether it has left, or only waits to be packed. */
  hasLeft: z.boolean(),
  writtenAt: z.nullable(z.string()),
})
export type LotRecipient = z.infer<typeof lotRecipient>

export const lotRecord = z.extend(lotInList, { recipients: z.array(lotRecipient) })
export type LotRecord = z.infer<typeof lotRecord>

const optionalWords = z._default(z.string().check(z.trim(), z.maxLength(3_000, 'Najwyżej 3000 znaków')), '')

/** What the letter says of the reason and of what to do. A language without words of its own gets the Polish ones. */
export const recallDraft = z.object({
  pl: requiredText('Napisz, co się stało i\u00A0co klient ma zrobić', 3_000),
  en: optionalWords,
  de: optionalWords,
  fr: optionalWords,
})
export type RecallDraft = z.output<typeof recallDraft>

export const recallSent = z.object({ letters: z.int(), withoutAddress: z.int() })
export type RecallSent = z.infer<typeof recallSent>

export const lotsDoNotFit = failure('lots_do_not_fit', 'rule')
export const lotsAreForOffice = (number: string) => ({
  ...failure('order_not_to_pack', 'conflict'),
  facts: { order: `Zamówienia ${number}`, reason: 'partie może teraz zmienić tylko biuro' },
})
export const nobodyToWriteTo = failure('recall_nobody', 'conflict')
