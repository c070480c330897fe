import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'

/** What customers and administrators alike do with an account of their own. The messages are codes, as in `public-fields.ts`. */

/** How many characters people count: the same accent may be typed as one or as two. */
const lengthOf = (password: string) => Array.from(password.normalize('NFKC')).length

/** Where one signs in it has to be the same rule as where one chooses: nobody chooses what then is too long. */
export const passwordWithin = (longest: number, otherwise = `too_long:${longest}`) =>
  z.refine<string>((typed) => lengthOf(typed) <= longest, otherwise)

/** A password that somebody chooses. Spaces count, also at its ends. */
export const newPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((typed) => lengthOf(typed) >= 8, 'password_too_short'),
  passwordWithin(256),
)

/** A password that somebody has. */
export const knownPassword = z.string('required').check(z.minLength(1, 'required'), passwordWithin(256))

export const passwordChange = z.object({ currentPassword: knownPassword, newPassword })
export type PasswordChange = z.output<typeof passwordChange>

/** Nobody sees what they type there, so forms ask for a new password twice. */
export const typedAgain = { confirmPassword: z.string('required') }
export const passwordsDiffer = { path: ['confirmPassword'], error: 'passwords_differ' }

export const passwordChangeForm = z
  .extend(passwordChange, typedAgain)
  .check(z.refine((typed) => typed.newPassword === typed.confirmPassword, passwordsDiffer))

/** Where somebody is signed in. */
export const openSession = z.object({ startedAt: z.string(), lastUsedAt: z.string(), isThisOne: z.boolean() })
export type OpenSession = z.infer<typeof openSession>

export const wrongCurrentPassword = failure('wrong_current_password', 'rule')
/** It ended while it was being used. */
export const sessionEnded = failure('not_signed_in', 'not-signed-in')
