import * as z from 'zod/mini'
import { issuedDocument } from '../invoice.ts'
import { ksefStanding } from '../ksef/ksef-document.ts'
import { clockInPoland, momentInPoland } from '../../../kernel/polish-time.ts'

/** The month that calendars in Poland show at a moment: '2026-11'. */
export const monthOf = (moment: Date): string => clockInPoland(moment).slice(0, 7)

/** Where a month of the Polish calendar begins. */
export const beginOf = (month: string): Date => momentInPoland(`${month}-01T00:00`)

export function monthsOn(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** When a month is over. */
export const endOf = (month: string): Date => beginOf(monthsOn(month, 1))

/**
 * Until when a customer may ask for an invoice: three months from the end of the month in which the money came or the goods did, whichever
 * was later (art. 106b sec. 3 of the VAT act). The last moment of the last day.
 */
export function askableUntil(paidAt: Date, deliveredAt = paidAt): Date {
  const later = deliveredAt > paidAt ? deliveredAt : paidAt
  return new Date(endOf(monthsOn(monthOf(later), 3)).getTime() - 1_000)
}

/** The last day on which the law lets an invoice be issued: the 15th of the month after the payment (art. 106i of the VAT act). */
export const dueOn = (paidAt: Date): string => `${monthsOn(monthOf(paidAt), 1)}-15`

/** A month that has begun. */
export const monthAsked = z.object({
  month: z.string('Podaj miesiąc, na przykład 2026-11').check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Podaj miesiąc, na przykład 2026-11'),
    z.refine((month) => month <= monthOf(new Date()), 'Ten miesiąc jeszcze się nie zaczął'),
  ),
})

/** The documents of a month and their sums, for the panel. */
export const documentsOfMonth = z.object({
  documents: z.array(
    z.extend(issuedDocument, {
      orderId: z.int(),
      orderNumber: z.string(),
      buyer: z.string(),
      taxNumber: z.nullable(z.string()),
      net: z.string(),
      vat: z.string(),
      ksef: ksefStanding,
    }),
  ),
  /** Whether any of them goes to KSeF, or would if it were issued now. */
  isKsefUsed: z.boolean(),
  /** How many documents of all months aren't there yet. */
  openInKsef: z.int(),
  /** Demo documents, which are not in the sums. */
  demoCount: z.int(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
})
export type DocumentsOfMonth = z.infer<typeof documentsOfMonth>
