import * as z from 'zod/mini'
import { clearPrivateCookie, readPrivateCookie } from '../server/http/cookies.ts'
import { anyone, body } from '../server/http/endpoint.ts'
import { orRefuse, refuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { endSession, listSessions } from '../server/accounts/sessions.ts'
import { countAttempt } from '../server/http/throttle.ts'
import { openSession, passwordChange } from '../schemas/own-account.ts'
import { changeAddress, deleteAccount, endOtherSessions } from './account/change-account.server.ts'
import { changePassword } from './account/change-password.server.ts'
import * as wire from './customer.ts'
import { customers } from './customers.guard.server.ts'
import { register, signInCustomer } from './sign-in/sign-in.server.ts'
import { dropSession, keepSession, keepSignedIn, visitorOf } from './sign-in/session-cookies.server.ts'

/** The answer to a bot that filled in the trap field: it looks like success. */
const likeACustomer = { id: 0, address: '', city: '', postalCode: '', country: 'Poland', isEmailProved: false }

export const customersApi = endpoints()
  .post(
    '/customers/register',
    anyone('Make an account and sign in to it', { 201: wire.customer }),
    body(wire.registration),
    async (c) => {
      const { subject: trapped, ...said } = c.req.valid('json')
      if (trapped) {
        await countAttempt(c.var.database, 'registrations', c.var.address)
        return c.json(wire.customer.parse({ ...likeACustomer, ...said }), 201)
      }
      const made = orRefuse(await register(c.var.database, said, c.var.language, visitorOf(c)))
      keepSignedIn(c, made.signedIn)
      return c.json(wire.customer.parse(made.customer), 201)
    },
  )

  .post('/customers/login', anyone('Sign in', { 200: wire.customer }), body(wire.signInForm), async (c) => {
    const good = orRefuse(await signInCustomer(c.var.database, c.req.valid('json'), visitorOf(c)))
    keepSignedIn(c, good.signedIn)
    return c.json(wire.customer.parse(good.customer))
  })

  .post('/customers/logout', anyone('Sign out, if signed in', { 204: null }), async (c) => {
    const token = readPrivateCookie(c, 'customer-session')
    if (token) await endSession(c.var.database, token)
    dropSession(c)
    return c.body(null, 204)
  })

  .get('/customers/me', customers('Who is signed in', { 200: wire.customer }), (c) =>
    c.json(wire.customer.parse(c.var.customer)),
  )

  .put(
    '/customers/address',
    customers('Change names, phone and address: the fields that are named', { 200: wire.customer }),
    body(wire.addressChanges),
    async (c) => {
      const customer = await changeAddress(c.var.database, c.var.customer.id, c.req.valid('json'))
      if (!customer) throw refuse('not_signed_in')
      return c.json(wire.customer.parse(customer))
    },
  )

  .put(
    '/customers/password',
    customers('Change the password; all other sessions end', { 204: null }),
    body(passwordChange),
    async (c) => {
      const { database, customer, sessionToken } = c.var
      const asked = { visitor: visitorOf(c), sessionToken }
      const changed = orRefuse(await changePassword(database, customer, c.req.valid('json'), asked))
      keepSession(c, changed.sessionToken)
      return c.body(null, 204)
    },
  )

  .get('/customers/sessions', customers('Where one is signed in', { 200: z.array(openSession) }), async (c) => {
    const owner = { role: 'customer', id: c.var.customer.id } as const
    return c.json(await listSessions(c.var.database, owner, c.var.sessionToken))
  })

  .delete('/customers/sessions', customers('Sign out everywhere else', { 204: null }), async (c) => {
    orRefuse(await endOtherSessions(c.var.database, c.var.customer, c.var.sessionToken))
    return c.body(null, 204)
  })

  .post(
    '/customers/deletion',
    customers('Delete the account and all that belongs to it', { 204: null }),
    body(wire.deletionRequest),
    async (c) => {
      const { password } = c.req.valid('json')
      const { database, customer, sessionToken } = c.var
      orRefuse(await deleteAccount(database, customer, password, { visitor: visitorOf(c), sessionToken }))
      dropSession(c)
      clearPrivateCookie(c, 'customer-device')
      return c.body(null, 204)
    },
  )
