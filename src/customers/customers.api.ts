import type { Context } from 'hono'
import {
  clearPrivateCookie,
  clearSignedInHint,
  readPrivateCookie,
  writePrivateCookie,
  writeSignedInHint,
} from '../server/cookies.ts'
import { anyone, body } from '../server/endpoint.ts'
import { orRefuse, refuse } from '../server/errors.ts'
import { deviceDays } from '../server/known-devices.ts'
import { endpoints, type Room } from '../server/room.ts'
import { endSession, sessionLifetimes } from '../server/sessions.ts'
import type { SignedIn, Visitor } from '../server/sign-in.ts'
import { countAttempt } from '../server/throttle.ts'
import { changeAddress } from './change-address.server.ts'
import * as wire from './customer.ts'
import { customers } from './customers.guard.server.ts'
import { register } from './register.server.ts'
import { signInCustomer } from './sign-in.server.ts'

const { absoluteDays } = sessionLifetimes.customer

const visitorOf = <Env extends Room>(c: Context<Env>): Visitor => ({
  address: c.var.address,
  deviceToken: readPrivateCookie(c, 'customer-device'),
  earlierSession: readPrivateCookie(c, 'customer-session'),
})

function rememberSession<Env extends Room>(c: Context<Env>, { sessionToken, deviceToken }: SignedIn): void {
  writePrivateCookie(c, 'customer-session', sessionToken, absoluteDays)
  writePrivateCookie(c, 'customer-device', deviceToken, deviceDays)
  writeSignedInHint(c, absoluteDays)
}

function forgetSession<Env extends Room>(c: Context<Env>): void {
  clearPrivateCookie(c, 'customer-session')
  clearSignedInHint(c)
}

export const customersApi = endpoints()
  .post(
    '/customers/register',
    anyone('Make an account and sign in to it', { 201: wire.customer }),
    body(wire.registration),
    async (c) => {
      const { subject, ...said } = c.req.valid('json')
      await countAttempt(c.var.database, 'registrations', c.var.address)
      // Who fell into the trap is told that all is well.
      if (subject) return c.json(wire.customer.parse({ ...emptyHanded, ...said }), 201)
      const { customer, signedIn } = orRefuse(await register(c.var.database, said, c.var.language, visitorOf(c)))
      rememberSession(c, signedIn)
      return c.json(wire.customer.parse(customer), 201)
    },
  )

  .post('/customers/login', anyone('Sign in as customer', { 200: wire.customer }), body(wire.signInForm), async (c) => {
    const { customer, signedIn } = orRefuse(await signInCustomer(c.var.database, c.req.valid('json'), visitorOf(c)))
    rememberSession(c, signedIn)
    return c.json(wire.customer.parse(customer))
  })

  .post('/customers/logout', anyone('Sign out, if signed in', { 204: null }), async (c) => {
    const token = readPrivateCookie(c, 'customer-session')
    if (token) await endSession(c.var.database, token)
    forgetSession(c)
    return c.body(null, 204)
  })

  .get('/customers/me', customers('Who is signed in', { 200: wire.customer }), (c) =>
    c.json(wire.customer.parse(c.var.customer)),
  )

  .put(
    '/customers/address',
    customers('Change names, phone and address', { 200: wire.customer }),
    body(wire.addressChanges),
    async (c) => {
      const customer = await changeAddress(c.var.database, c.var.customer.id, c.req.valid('json'))
      if (!customer) throw refuse('not_signed_in')
      return c.json(wire.customer.parse(customer))
    },
  )

/** What a program gets back that fell into the trap. */
const emptyHanded = { id: 0, address: '', city: '', postalCode: '', country: 'Poland' }
