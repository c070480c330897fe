import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'

/** Larger than any copy of a shop that is run by people. */
export const maxCopyBytes = 20 * 1024 * 1024

export const copyMissing = failure('settings_copy_missing', 'rule', 'file')
export const copyTooLarge = failure('settings_copy_too_large', 'too-large', 'file')
export const copyUnreadable = failure('settings_copy_unreadable', 'rule', 'file')
export const copyNewer = failure('settings_copy_newer', 'rule', 'file')
/** What is wrong in it, a sentence each: nothing of it is taken over. */
export const copyWrong = (problems: string[]) => ({
  ...failure('settings_copy_wrong', 'rule', 'file'),
  facts: { problems: problems.slice(0, 10).join('\n') },
})

const copyChange = z.object({ place: z.string(), label: z.string(), before: z.string(), after: z.string() })

/** What a copy changes here. */
export const copyReport = z.object({
  /** When it was taken, and from which shop. */
  madeAt: z.string(),
  shop: z.string(),
  changes: z.array(copyChange),
  /** Names just these changes: who agrees to them sends it along. */
  mark: z.string(),
})
export type CopyReport = z.infer<typeof copyReport>

export const copyAsked = z.object({ preview: z.optional(z.enum(['true'])) })
export const copyAgreed = z.object({ mark: z.optional(z.string().check(z.maxLength(100))) })
