import type { Context } from 'hono'
import {
  clearPrivateCookie,
  clearSignedInHint,
  readPrivateCookie,
  writePrivateCookie,
  writeSignedInHint,
} from '../../server/http/cookies.ts'
import { deviceDays } from '../../server/accounts/known-devices.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { sessionLifetimes } from '../../server/accounts/sessions.ts'
import type { SignedIn, Visitor } from '../../server/accounts/sign-in.ts'

const { absoluteDays } = sessionLifetimes.customer

export const visitorOf = <Env extends AppEnv>(c: Context<Env>): Visitor => ({
  address: c.var.address,
  deviceToken: readPrivateCookie(c, 'customer-device'),
  earlierSession: readPrivateCookie(c, 'customer-session'),
  log: c.var.log,
})

export function keepSession<Env extends AppEnv>(c: Context<Env>, sessionToken: string): void {
  writePrivateCookie(c, 'customer-session', sessionToken, absoluteDays)
  writeSignedInHint(c, absoluteDays)
}

export function keepSignedIn<Env extends AppEnv>(c: Context<Env>, { sessionToken, deviceToken }: SignedIn): void {
  keepSession(c, sessionToken)
  writePrivateCookie(c, 'customer-device', deviceToken, deviceDays)
}

export function dropSession<Env extends AppEnv>(c: Context<Env>): void {
  clearPrivateCookie(c, 'customer-session')
  clearSignedInHint(c)
}
