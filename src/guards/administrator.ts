import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { passwordWithin } from '../schemas/own-account.ts'
import { permissions, roles } from './permissions.ts'

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

/** Whose password is to be replaced. */
export const passwordRequest = z.pick(credentials, { username: true })

/** The administrator in answers. */
export const administrator = z.object({ username: z.string() })
export const adminSession = z.object({
  valid: z.literal(true),
  admin: administrator,
  role: z.enum(roles),
  /** What this role permits. */
  may: z.array(z.enum(permissions)),
  /** Set if the call came through a proxy that the configuration doesn't name. */
  isByUnseenProxy: z.optional(z.literal(true)),
})

/** The administrator on whose behalf something changes. */
export interface Acting {
  username: string
}

/** The actor for commands run on the server. A user name can't contain a space, so it is unique. */
export const operator: Acting = { username: 'na serwerze' }

/**
 * The name of a new administrator: ASCII letters only, so every keyboard can type it and every database can upper-case
 * it.
 */
export const newUsername = z
  .string('Nazwa użytkownika jest wymagana')
  .check(
    z.regex(
      /^[a-z\d][\w.@+-]{0,99}$/i,
      'Do 100 znaków: litery od a do z, cyfry oraz . _ @ + -; na początku litera albo cyfra',
    ),
  )

export const usernameTaken = failure('username_taken', 'conflict')
export const administratorNotFound = failure('administrator_not_found', 'missing')
/** Without an administrator nobody could sign in to create another. */
export const lastAdministrator = failure('last_administrator', 'conflict')

/** One sentence whatever the cause: it doesn't tell whether the name exists. */
export const wrongCredentials = failure('wrong_credentials', 'not-signed-in')
