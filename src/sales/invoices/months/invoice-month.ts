import * as z from 'zod/mini'
import { issuedDocument } from '../invoice.ts'
import { monthOf } from './polish-months.ts'

/** A month that has begun: what is still to come has no documents. */
export const monthAsked = z.object({
  month: z.string('Podaj miesiąc, na przykład 2026-11').check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Podaj miesiąc, na przykład 2026-11'),
    z.refine((month) => month <= monthOf(new Date()), 'Ten miesiąc jeszcze się nie zaczął'),
  ),
})

/** The documents of a month as the panel lists them, and what they come to. */
export const documentsOfMonth = z.object({
  documents: z.array(
    z.extend(issuedDocument, {
      orderId: z.int(),
      orderNumber: z.string(),
      buyer: z.string(),
      taxNumber: z.nullable(z.string()),
      net: z.string(),
      vat: z.string(),
    }),
  ),
  /** How many of them were paid in the demonstration, and are not in the sums. */
  demoCount: z.int(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
})
export type DocumentsOfMonth = z.infer<typeof documentsOfMonth>
