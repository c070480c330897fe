import type { Context } from 'hono'
import { deviceDays } from '../server/accounts/known-devices.ts'
import { sessionLifetimes } from '../server/accounts/sessions.ts'
import type { Visitor } from '../server/accounts/sign-in.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { clearPrivateCookie, readPrivateCookie, writePrivateCookie } from '../server/http/cookies.ts'
import { orRefuse, type FailureCode } from '../server/http/errors.ts'
import type { Failure, Outcome } from '../kernel/outcome.ts'
import type { SignedInAdministrator } from './begin-administrator-session.server.ts'
import { stepMinutes, type SecondFactorNeeded } from './second-factor/second-factor.ts'

export const visitorOf = <Env extends AppEnv>(c: Context<Env>): Visitor => ({
  address: c.var.address,
  deviceToken: readPrivateCookie(c, 'device'),
  earlierSession: readPrivateCookie(c, 'admin-session'),
  log: c.var.log,
  userAgent: c.req.header('User-Agent') ?? '',
})

export const keepSession = <Env extends AppEnv>(c: Context<Env>, sessionToken: string) =>
  writePrivateCookie(c, 'admin-session', sessionToken, sessionLifetimes.administrator.absoluteDays)

/** The host under which the visitor sees us: passkeys are bound to it. */
export const hostOf = <Env extends AppEnv>(c: Context<Env>) => new URL(c.var.origin).hostname

/** What a browser is in the middle of, such as signing in. */
export const stepOf = <Env extends AppEnv>(c: Context<Env>) => readPrivateCookie(c, 'admin-step')
export const keepStep = <Env extends AppEnv>(c: Context<Env>, token: string) =>
  writePrivateCookie(c, 'admin-step', token, stepMinutes / (24 * 60))

/** The cookies of who has just signed in, or of who is to show a second factor before that; everybody else is refused. */
export function keepSignedIn<Env extends AppEnv>(
  c: Context<Env>,
  outcome: Outcome<SignedInAdministrator, Failure<FailureCode>>,
): SignedInAdministrator {
  if (!outcome.ok && isStep(outcome)) keepStep(c, outcome.stepToken)
  const signedIn = orRefuse(outcome)
  keepSession(c, signedIn.sessionToken)
  writePrivateCookie(c, 'device', signedIn.deviceToken, deviceDays)
  clearPrivateCookie(c, 'admin-step')
  return signedIn
}

const isStep = (failure: Failure): failure is SecondFactorNeeded => 'stepToken' in failure
