import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'

/** The new address confirms itself; the one before can take the account back. */
const purposes = ['confirmation', 'undo'] as const
export type EmailLinkPurpose = (typeof purposes)[number]

export const confirmationHours = 24
export const undoDays = 7

/** Behind the `#`, which browsers keep to themselves. */
const prefix = '#email='
export const emailLinkPath = (token: string) => `/admin${prefix}${token}`
export const emailTokenIn = (hash: string): string | undefined =>
  hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined

/** Whose address a link changes, to which, and why there is such a link. */
export const emailLinkFacts = z.object({ username: z.string(), email: z.string(), purpose: z.enum(purposes) })

/** Whoever takes an account back chooses a new password next. */
export const emailLinkFollowed = z.object({ setupPath: z.nullable(z.string()) })

/** It was used, it is too old, another address was named meanwhile, or there never was one. */
export const emailLinkVoid = failure('email_link_void', 'gone')
