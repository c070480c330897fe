import * as z from 'zod/mini'

/** With what somebody can show who they are. */
const proofs = ['passkey', 'code', 'recovery code', 'password'] as const
export type Proof = (typeof proofs)[number]
export const proof = z.enum(proofs)

/**
 * For how long it counts that somebody has shown who they are. With a second factor an unattended screen is the danger. With a
 * password alone whoever stole it has it at hand, so asking often protects from nobody; and programs that sign in by it go on.
 */
export const confirmedFor = { withSecondFactor: 10, withPasswordAlone: 60 } as const

/** Without a last factor nobody is asked for one any more, so the question is answered for this and nothing else. */
export const minutesForLastFactor = 1
