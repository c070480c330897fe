import type { Context } from 'hono'
import { deviceDays } from '../server/accounts/known-devices.ts'
import { sessionLifetimes } from '../server/accounts/sessions.ts'
import type { SignedIn, Visitor } from '../server/accounts/sign-in.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { readPrivateCookie, writePrivateCookie } from '../server/http/cookies.ts'

export const visitorOf = <Env extends AppEnv>(c: Context<Env>): Visitor => ({
  address: c.var.address,
  deviceToken: readPrivateCookie(c, 'device'),
  earlierSession: readPrivateCookie(c, 'admin-session'),
  log: c.var.log,
  userAgent: c.req.header('User-Agent') ?? '',
})

export const keepSession = <Env extends AppEnv>(c: Context<Env>, sessionToken: string) =>
  writePrivateCookie(c, 'admin-session', sessionToken, sessionLifetimes.administrator.absoluteDays)

/** The cookies of who has just signed in. */
export function keepSignedIn<Env extends AppEnv>(c: Context<Env>, { sessionToken, deviceToken }: SignedIn): void {
  keepSession(c, sessionToken)
  writePrivateCookie(c, 'device', deviceToken, deviceDays)
}
