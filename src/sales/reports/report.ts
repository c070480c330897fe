import * as z from 'zod/mini'

/** By what a report tells revenue apart. */
export const reportParts = ['month', 'product', 'country', 'code', 'rate', 'payment', 'delivery'] as const
export type ReportPart = (typeof reportParts)[number]

const longestYears = 20
const day = z.iso.date('Podaj dzień')

export const reportAsked = z
  .object({ from: day, until: day, by: z._default(z.enum(reportParts, 'Nieznany podział'), 'month') })
  .check(
    z.refine(({ from, until }) => from <= until, { error: 'Koniec jest przed początkiem', path: ['until'] }),
    z.refine(({ from, until }) => Number(until.slice(0, 4)) - Number(from.slice(0, 4)) <= longestYears, {
      error: 'Najwyżej dwadzieścia lat',
      path: ['from'],
    }),
  )
export type ReportAsked = z.infer<typeof reportAsked>

const figures = {
  orders: z.int(),
  pieces: z.int(),
  /** What was sold, and of it without tax. */
  gross: z.string(),
  net: z.string(),
  /** What went back, by the day on which it did. */
  refundedGross: z.string(),
  refundedNet: z.string(),
  /** Revenue: what was sold, less what went back. */
  revenueGross: z.string(),
  revenueNet: z.string(),
}

const reportRow = z.object({ name: z.string(), label: z.string(), ...figures })
export type ReportRow = z.infer<typeof reportRow>

export const report = z.object({
  from: z.string(),
  until: z.string(),
  by: z.enum(reportParts),
  rows: z.array(reportRow),
  total: z.object(figures),
  /** The same over as many days before. */
  before: z.object(figures),
  /** For the picture: each day, or each month where they are many. */
  steps: z.array(z.object({ date: z.string(), revenue: z.string(), orders: z.int(), refunds: z.string() })),
})
export type Report = z.infer<typeof report>
