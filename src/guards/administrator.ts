import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { passwordWithin } from '../schemas/own-account.ts'

/** What the login form sends. */
export const credentials = z.object({
  username: z
    .string('Nazwa użytkownika jest wymagana')
    .check(
      z.trim(),
      z.minLength(1, 'Nazwa użytkownika jest wymagana'),
      z.maxLength(100, 'Nazwa użytkownika jest za długa'),
    ),
  password: z
    .string('Hasło jest wymagane')
    .check(z.minLength(1, 'Hasło jest wymagane'), passwordWithin(256, 'Hasło jest za długie')),
})
export type Credentials = z.infer<typeof credentials>

/** The administrator as programs see it. */
export const administrator = z.object({ username: z.string() })
export const adminSession = z.object({
  valid: z.literal(true),
  admin: administrator,
  /** Said where this call came by a proxy of which nobody told us. */
  isByUnseenProxy: z.optional(z.literal(true)),
})

/** In whose name something is changed. */
export interface Acting {
  username: string
}

/** Who works on the server itself. No name that can be chosen has a space in it. */
export const operator: Acting = { username: 'na serwerze' }

/** The name of a new administrator: every keyboard has its letters, and every database knows their capitals. */
export const newUsername = z.string().check(z.regex(/^[a-z\d][\w.@+-]{0,99}$/i))

export const usernameTaken = failure('username_taken', 'conflict')
export const administratorNotFound = failure('administrator_not_found', 'missing')
/** Without one, nobody could sign in to make another. */
export const lastAdministrator = failure('last_administrator', 'conflict')

/** One sentence whatever the cause: it doesn't tell whether the name exists. */
export const wrongCredentials = failure('wrong_credentials', 'not-signed-in')
