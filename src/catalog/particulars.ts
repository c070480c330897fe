import * as z from 'zod/mini'
import { optionalText } from '../schemas/panel-fields.ts'

/**
 * What food must tell before it is bought, besides its net weight: what it is called by law, what is in it, where it is
 * from, how it is kept and who answers for it. Each is a text of its own in each language, or none.
 */
export const particularNames = ['legalName', 'ingredients', 'allergens', 'origin', 'storage', 'operator'] as const
export type Particular = (typeof particularNames)[number]
export type Particulars = Record<Particular, string | null>
type SentParticulars = { [Name in Particular]?: string | null | undefined }

export const eachParticular = <Value>(make: (name: Particular) => Value) =>
  Object.fromEntries(particularNames.map((name) => [name, make(name)])) as Record<Particular, Value>

const text = optionalText(5_000)

/** As the panel sends them. */
export const particulars = eachParticular(() => text)
export const particularsOfNew = eachParticular(() => z._default(text, null))
/** A program that knows nothing of them leaves them as they are. */
export const particularsOfTranslation = eachParticular(() => z.optional(text))

/** As they are told. */
export const particularsTold = eachParticular(() => z.nullable(z.string()))

/** What is sent on top of what is kept; what isn't named stays. */
export const onTopOf = (kept: Particulars | undefined, sent: SentParticulars): Particulars =>
  eachParticular((name) => (sent[name] === undefined ? (kept?.[name] ?? null) : sent[name]))
