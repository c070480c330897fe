import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'

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
    .check(z.minLength(1, 'Hasło jest wymagane'), z.maxLength(256, 'Hasło jest za długie')),
})
export type Credentials = z.infer<typeof credentials>

/** The administrator as programs see it. */
export const administrator = z.object({ username: z.string() })
export const adminSession = z.object({ valid: z.literal(true), admin: administrator })

/** In whose name something is changed. */
export interface Acting {
  username: string
}

/** One sentence whatever the cause: it doesn't tell whether the name exists. */
export const wrongCredentials = failure('wrong_credentials', 'not-signed-in')
