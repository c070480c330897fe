import type { Context, MiddlewareHandler } from 'hono'
import { described } from '../server/http/endpoint.ts'
import { Refusal } from '../server/http/errors.ts'
import { isConfirmedWithin } from '../server/accounts/sessions.ts'
import type { SignedIn } from './administrators.guard.server.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { hasSecondFactor, proofsOf, readFactors } from './read-factors.server.ts'
import { confirmedFor } from '../schemas/second-factor.ts'

type Env = AppEnv & SignedIn

/** Goes on only if whoever is signed in has shown lately who they are. */
export async function requireConfirmation<Called extends Env>(
  c: Context<Called>,
  withinMinutes?: number,
): Promise<void> {
  const { database, administrator, sessionToken } = c.var
  const factors = await readFactors(database, administrator.id)
  const usual = hasSecondFactor(factors) ? confirmedFor.withSecondFactor : confirmedFor.withPasswordAlone
  if (await isConfirmedWithin(database, sessionToken, withinMinutes ?? usual)) return
  const facts = { proofs: proofsOf(factors, new URL(c.var.origin).hostname) }
  throw new Refusal('confirmation_needed', 403, { facts })
}

/**
 * Stands right after the guard of a call that a stranger at an open panel must not make: they are asked to show who they are, before
 * the body is read.
 */
export function askedAgain(): MiddlewareHandler<Env> {
  const check: MiddlewareHandler<Env> = async (c, next) => {
    await requireConfirmation(c)
    await next()
  }
  return described(check, { asksAgain: true })
}
