import * as z from 'zod/mini'

/** Who came in and who didn't; `held_back` had to wait before anything was compared. */
const accessEvents = ['signed_in', 'signed_in_on_new_device', 'signed_out', 'failed', 'held_back', 'refused'] as const
export type AccessEvent = (typeof accessEvents)[number]

/** What happened, as often as it did so within a quarter of an hour. */
export const accessEntry = z.object({
  id: z.int(),
  happened: z.enum(accessEvents),
  /** Null where the name that was typed is nobody's: people type passwords there. */
  administrator: z.nullable(z.string()),
  /** The call that was refused. */
  detail: z.nullable(z.string()),
  /** Null once it is too old, or where there were too many to list. */
  address: z.nullable(z.string()),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type AccessEntry = z.infer<typeof accessEntry>

export const accessFilter = { happened: z.optional(z.enum(accessEvents, 'Nieznany rodzaj wpisu')) }
