import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { failure, type Failure } from '../../kernel/outcome.ts'
import { knownPassword } from '../../schemas/own-account.ts'
import { proof } from '../../schemas/second-factor.ts'

/** Codes for the day on which the phone is gone. */
export const recoveryCodeCount = 10
export const mostPasskeys = 20
/** A browser that has shown the password has this long for the rest. */
export const stepMinutes = 5

const encoded = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const optionalText = (longest: number) => z.optional(z.string().check(z.maxLength(longest)))

const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

/** What a browser answers for a passkey that it has; the library reads the rest. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8_000),
    authenticatorData: encoded(8_000),
    signature: encoded(8_000),
    userHandle: optionalText(200),
  }),
})
export const asAnswer = (answer: z.infer<typeof passkeyAnswer>) => answer as unknown as AuthenticationResponseJSON

const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8_000),
    attestationObject: encoded(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export const asNewAnswer = (answer: z.infer<typeof newPasskeyAnswer>) => answer as unknown as RegistrationResponseJSON

export const passkeyName = z
  .string('Wpisz nazwę, po której poznasz ten klucz')
  .check(
    z.trim(),
    z.minLength(1, 'Wpisz nazwę, po której poznasz ten klucz'),
    z.maxLength(60, 'Nazwa może mieć najwyżej 60 znaków'),
  )
export const newPasskey = z.object({ name: passkeyName, answer: newPasskeyAnswer })
export type NewPasskey = z.infer<typeof newPasskey>

const typedCode = z
  .string('Wpisz kod')
  .check(z.trim(), z.minLength(1, 'Wpisz kod'), z.maxLength(60, 'Ten kod jest za długi'))
export const codeShown = z.object({ code: typedCode })
export const passkeyShown = z.object({ answer: passkeyAnswer })

/** What somebody shows who is asked again: one of these. */
export const confirmation = z.union([
  z.object({ code: typedCode }),
  z.object({ answer: passkeyAnswer }),
  z.object({ password: knownPassword }),
])
export type Confirmation = z.infer<typeof confirmation>

/** The browser's own words for asking for a passkey. */
export const passkeyOptions = z.record(z.string(), z.unknown())

export const proposedApp = z.object({
  secret: z.string(),
  /** What the picture holds that an app reads. */
  address: z.string(),
  /** The secret as it will be stored, to be sent back with a code. */
  sealed: z.string(),
})
export const appChoice = z.object({ sealed: encoded(1_000), code: typedCode })

/** Shown once: with the first factor, and when new ones are made. */
export const madeCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

export const ownFactors = z.object({
  app: z.nullable(z.object({ addedAt: z.string(), lastUsedAt: z.nullable(z.string()), isReadable: z.boolean() })),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      host: z.string(),
      addedAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
      /** A passkey is good for one host only. */
      isForThisHost: z.boolean(),
    }),
  ),
  recoveryCodes: z.int(),
  /** Null where browsers allow none, as without https. */
  passkeysAt: z.nullable(z.string()),
  proofs: z.array(proof),
})
export type OwnFactors = z.infer<typeof ownFactors>

/** The password is right, and a second factor is to follow: no session yet. The token goes into a cookie. */
export interface SecondFactorNeeded extends Failure<'second_factor_needed'> {
  stepToken: string
}
export const secondFactorNeeded = failure('second_factor_needed', 'not-signed-in')
export const signInStepOver = failure('sign_in_step_over', 'not-signed-in')
export const proofWrong = failure('proof_wrong', 'rule')
export const passkeyRefused = failure('passkey_refused', 'rule')
export const passkeysImpossible = failure('passkeys_impossible', 'conflict')
export const passkeyKnown = failure('passkey_known', 'conflict')
export const tooManyPasskeys = failure('too_many_passkeys', 'conflict')
export const secondFactorMissing = failure('second_factor_missing', 'missing')
export const appCodeWrong = failure('app_code_wrong', 'rule', 'code')
export const appUnreadable = failure('app_unreadable', 'rule')
