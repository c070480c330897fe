import * as z from 'zod/mini'

/** What is looked at, in the order in which it is shown. */
export const checkNames = [
  'clock',
  'restore',
  'mail',
  'backup',
  'proof',
  'bucket',
  'disk',
  'payments',
  'carrier',
  'ksef',
  'unsettled',
  'certificate',
  'connections',
  'jobs',
  'database',
  'event_loop',
] as const
export type CheckName = (typeof checkNames)[number]

const checkStates = ['good', 'attention', 'bad'] as const
export type CheckState = (typeof checkStates)[number]

/** What to do next: a place in the panel, or words with the chapter of docs/operate.md. */
const nextStep = z.object({
  text: z.string(),
  place: z.optional(z.record(z.string(), z.string())),
  chapter: z.optional(z.string()),
})
export type NextStep = z.infer<typeof nextStep>

const check = z.object({
  name: z.enum(checkNames),
  title: z.string(),
  state: z.enum(checkStates),
  found: z.string(),
  next: z.nullable(nextStep),
  /** Since when it is so; null where nothing is wrong, or it was only just found. */
  since: z.nullable(z.string()),
})
export type Check = z.infer<typeof check>

const version = z.object({
  number: z.string(),
  commit: z.nullable(z.string()),
  builtAt: z.nullable(z.string()),
  /** What is new in it, as CHANGELOG.md says it. */
  changes: z.array(z.string()),
})
export type Version = z.infer<typeof version>

export const shopStatus = z.object({ lookedAt: z.string(), checks: z.array(check), version })
export type ShopStatus = z.infer<typeof shopStatus>

/** How many are not as they should be. */
export const countWrong = (checks: Check[], state: CheckState): number =>
  checks.filter((one) => one.state === state).length
