import * as z from 'zod/mini'

/** What may wait for the office, in the order in which it is shown. */
export const waitNames = [
  'attention',
  'withdrawals',
  'toPack',
  'unpaid',
  'invoices',
  'messages',
  'reviews',
  'applications',
  'materials',
  'requests',
  'failedMails',
  'lowStock',
] as const
export type WaitName = (typeof waitNames)[number]

const waiting = z.object({
  name: z.enum(waitNames),
  count: z.int(),
  /** Since when the oldest waits; null where nobody waits for it. */
  since: z.nullable(z.string()),
  /** The first day by which the law wants something done; null: none is set. */
  dueOn: z.nullable(z.string()),
  /** How many are past their day. */
  overdue: z.int(),
})
export type Waiting = z.infer<typeof waiting>

export const today = z.object({
  /** Only what waits. */
  waiting: z.array(waiting),
  /** What of the shop itself needs a hand. */
  troubles: z.array(z.object({ name: z.string(), title: z.string(), found: z.string(), isUrgent: z.boolean() })),
  /** The last thirty days in Poland, today among them: what was paid less what was given back. */
  days: z.array(z.object({ date: z.string(), revenue: z.string() })),
  revenue: z.string(),
  /** The same of the thirty days before. */
  earlier: z.string(),
})
export type Today = z.infer<typeof today>
