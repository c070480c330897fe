import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { newUsername } from '../guards/administrator.ts'
import { newPassword, passwordsDiffer, typedAgain } from '../schemas/own-account.ts'

/** How long the link of a first start can be used. */
export const setupLinkHours = 72

/** The token stands behind the `#`, which browsers keep to themselves: it gets into no log. */
const prefix = '#setup='
export const setupPath = (token: string) => `/admin${prefix}${token}`
export const setupTokenIn = (hash: string): string | undefined =>
  hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined

export const setupLink = z.object({ token: z.string().check(z.maxLength(100)) })

const choice = { username: newUsername, password: newPassword }

/** Name and password that the owner chooses in place of those that were made up. */
export const setupChoice = z.extend(setupLink, choice)
export type SetupChoice = z.output<typeof setupChoice>

export const setupChoiceForm = z
  .object({ ...choice, ...typedAgain })
  .check(z.refine((typed) => typed.password === typed.confirmPassword, passwordsDiffer))

/** It was used, it is too old, another password was chosen meanwhile, or there never was one: nobody needs to know which. */
export const setupLinkVoid = failure('setup_link_void', 'gone')
