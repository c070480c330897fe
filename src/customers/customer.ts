import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'
import { knownPassword, newPassword } from '../schemas/own-account.ts'
import { emailAddress, line, optionalLine, trap } from '../schemas/public-fields.ts'

/** A customer as they see themselves. Empty strings: not given. */
export const customer = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  /** Only then orders that were made without an account join it. */
  isEmailProved: z.boolean(),
})
export type Customer = z.infer<typeof customer>

const names = { firstName: line(100), lastName: line(100) }

/** What registering takes. */
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  ...names,
  phone: z._default(optionalLine(40), ''),
  subject: trap,
})
export type Registration = z.output<typeof registration>

/** The form asks for the password twice, since it is hidden while typed. */
export const registrationForm = z.extend(registration, { confirmPassword: z.string('required') }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
  }),
)

export const signInForm = z.object({ email: emailAddress, password: knownPassword })
export type SignInForm = z.output<typeof signInForm>

/** Changes the named fields only. */
export const addressChanges = z.object({
  firstName: z.optional(names.firstName),
  lastName: z.optional(names.lastName),
  phone: z.optional(optionalLine(40)),
  address: z.optional(optionalLine(200)),
  city: z.optional(optionalLine(100)),
  postalCode: z.optional(optionalLine(20)),
  country: z.optional(line(100)),
})
export type AddressChanges = z.output<typeof addressChanges>

export const recoveryRequest = z.object({ email: emailAddress })
export const newPasswordChoice = z.object({ password: newPassword })
export const deletionRequest = z.object({ password: knownPassword })

/** The guesses that others would try first as a customer's password. */
export function namesOf({ email, firstName, lastName }: Pick<Customer, 'email' | 'firstName' | 'lastName'>): string[] {
  const beforeAt = email.slice(0, email.lastIndexOf('@'))
  return [email, beforeAt, firstName, lastName, firstName + lastName, lastName + firstName]
}

/** The state of a recovery link. */
export const recoveryState = z.object({ state: z.enum(['open', 'used', 'expired', 'unknown']) })
export type RecoveryState = z.infer<typeof recoveryState>['state']

/** An account with all its data, for its owner's export. */
export const accountDescription = z.object({
  account: z.extend(customer, { language: z.enum(languages), createdAt: z.string() }),
  sessions: z.array(z.object({ startedAt: z.string(), lastUsedAt: z.string() })),
  devices: z.array(z.object({ rememberedAt: z.string() })),
  passwordRecoveries: z.array(
    z.object({ requestedAt: z.string(), expiresAt: z.string(), usedAt: z.nullable(z.string()) }),
  ),
})
export type AccountDescription = z.infer<typeof accountDescription>

export const emailTaken = failure('email_taken', 'conflict', 'email')
/** One answer for both causes, so that it doesn't reveal whether the account exists. */
export const wrongEmailOrPassword = failure('wrong_email_or_password', 'not-signed-in')
export const emailProofUnknown = failure('email_proof_unknown', 'missing')
export const recoveryLinkUsed = failure('recovery_link_used', 'conflict')
export const recoveryLinkExpired = failure('recovery_link_expired', 'conflict')
export const recoveryLinkUnknown = failure('recovery_link_unknown', 'missing')
