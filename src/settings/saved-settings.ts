import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { partNames, parts, settingsOf, type PartName } from './parts.ts'
import { rowVersion } from '../schemas/row-version.ts'

export const settingsChangedMeanwhile = failure('settings_changed_meanwhile', 'conflict')

/** A part as the panel shows it. */
export const shownPart = z.object({
  /** Which saving it is; 0: nobody has saved it yet. */
  version: z.int(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  /** What holds, by setting. Secrets are null. */
  values: z.record(z.string(), z.unknown()),
  /** The secrets that there are. */
  secrets: z.array(z.string()),
  /** Secrets that were encrypted with another key, so that they have to be typed anew. */
  unreadable: z.array(z.string()),
  /** The variable of the environment that is set, by setting: it wins. */
  variables: z.record(z.string(), z.string()),
  /** What was noticed at saving, though it was saved. */
  warnings: z.optional(z.array(z.string())),
})
export type ShownPart = z.infer<typeof shownPart>

/** What may be changed of a part: the settings that are named, and no others. */
export const changesOf = (part: PartName) =>
  z.object({
    version: z.optional(rowVersion()),
    ...Object.fromEntries(
      Object.entries(settingsOf(part)).map(([name, { schema, isSecret }]) => [
        name,
        // A secret that isn't typed anew is kept.
        z.optional(isSecret ? z.nullable(schema) : schema),
      ]),
    ),
  })

/** The same for any part: which one is in the address, so the endpoint checks by that. */
export const anyChanges = z.record(z.string(), z.unknown()).register(z.globalRegistry, {
  anyOf: partNames.map((part) => {
    const { $schema: _, ...plain } = z.toJSONSchema(changesOf(part), { io: 'input', unrepresentable: 'any' })
    return { title: parts[part].title, ...plain }
  }),
})
