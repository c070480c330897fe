import * as z from 'zod/mini'

/** That a page was seen, and nothing of who saw it. */
export const visit = z.object({
  /** Its path; where that is a secret or one visitor's, the pattern of such paths. */
  page: z.string().check(z.maxLength(120), z.regex(/^\/[\w$/-]*$/)),
  /** The host that led to it, empty where none did. Absent: the visitor was here already. */
  from: z.optional(z.string().check(z.maxLength(100), z.regex(/^[a-z0-9.-]*$/))),
})
export type Visit = z.infer<typeof visit>

const named = z.array(z.object({ name: z.string(), count: z.int() }))

export const visitSummary = z.object({
  isCounted: z.boolean(),
  /** The last thirty days in Poland, today among them. */
  days: z.array(z.object({ date: z.string(), entries: z.int() })),
  entries: z.int(),
  /** The same of the thirty days before. */
  earlier: z.int(),
  views: z.int(),
  pages: named,
  sources: named,
  languages: named,
  countries: named,
})
export type VisitSummary = z.infer<typeof visitSummary>
