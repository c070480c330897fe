import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { newUsername } from '../guards/administrator.ts'
import { newPassword, passwordsDiffer, typedAgain } from '../schemas/own-account.ts'

/** The link of a first start is printed, an invitation and a new password come by mail or are shown once. */
const linkPurposes = ['first_start', 'invitation', 'new_password'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long such a link can be used. */
export const setupLinkHours = 72
/** Strangers can have this one sent. */
export const newPasswordHours = 24
export const hoursOf = (purpose: LinkPurpose) => (purpose === 'new_password' ? newPasswordHours : setupLinkHours)

/** The token stands behind the `#`, which browsers keep to themselves: it gets into no log. */
const prefix = '#setup='
export const setupPath = (token: string) => `/admin${prefix}${token}`
export const setupTokenIn = (hash: string): string | undefined =>
  hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined

export const setupLink = z.object({ token: z.string().check(z.maxLength(100)) })

/** Whom a link is for. Without a purpose it is that of the first start. */
export const linkHolder = z.object({ username: z.string(), purpose: z.optional(z.enum(linkPurposes)) })

/** A password, and at the first start the name that the owner chooses in place of the one that was made up. */
export const setupChoice = z.extend(setupLink, { username: z.optional(newUsername), password: newPassword })
export type SetupChoice = z.output<typeof setupChoice>

const isTypedTwice = z.refine<{ password: string; confirmPassword: string }>(
  (typed) => typed.password === typed.confirmPassword,
  passwordsDiffer,
)
export const setupChoiceForm = z
  .object({ username: newUsername, password: newPassword, ...typedAgain })
  .check(isTypedTwice)
/** The name stays what it is. */
export const passwordChoiceForm = z
  .object({ username: z.string(), password: newPassword, ...typedAgain })
  .check(isTypedTwice)

/** It was used, it is too old, another password was chosen meanwhile, or there never was one: nobody needs to know which. */
export const setupLinkVoid = failure('setup_link_void', 'gone')
