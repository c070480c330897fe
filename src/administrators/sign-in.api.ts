import * as z from 'zod/mini'
import { administrator, credentials } from '../guards/administrator.ts'
import { endpoints } from '../server/http/app-env.ts'
import { anyone, body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { openSecretBox } from '../server/secret-box.ts'
import { beginPasskeySignIn } from './begin-passkey-sign-in.server.ts'
import { hostOf, keepSignedIn, keepStep, stepOf, visitorOf } from './session-cookies.server.ts'
import { codeShown, passkeyOptions, passkeyShown } from './second-factor/second-factor.ts'
import { signInByCode, signInByPasskey } from './sign-in-by-factor.server.ts'
import { signInAdministrator } from './sign-in.server.ts'

export const signInApi = endpoints()
  .post(
    '/admin/login',
    anyone('Sign in as administrator; 401 second_factor_needed if the password is right and not enough', {
      200: administrator,
    }),
    body(credentials),
    async (c) => {
      const { database } = c.var
      const outcome = await signInAdministrator(database, c.req.valid('json'), visitorOf(c), hostOf(c))
      return c.json({ username: keepSignedIn(c, outcome).username })
    },
  )

  .post(
    '/admin/login/code',
    anyone('After the password: show a code of the app, or one for recovery', { 200: administrator }),
    body(codeShown),
    async (c) => {
      const box = openSecretBox(c.var.config)
      const asked = { stepToken: stepOf(c), visitor: visitorOf(c), box }
      const outcome = await signInByCode(c.var.database, c.req.valid('json').code, asked)
      return c.json({ username: keepSignedIn(c, outcome).username })
    },
  )

  .post(
    '/admin/login/passkey/options',
    anyone('What a browser is to ask its passkeys, after the password or instead of it', { 200: passkeyOptions }),
    body(z.object({ isInstead: z.optional(z.boolean()) })),
    async (c) => {
      // Instead of a password: whatever was begun before has nothing to do with it.
      const stepToken = c.req.valid('json').isInstead ? undefined : stepOf(c)
      const asked = { stepToken, origin: c.var.origin, address: c.var.address }
      const { options, token } = orRefuse(await beginPasskeySignIn(c.var.database, asked))
      keepStep(c, token)
      return c.json(options as unknown as Record<string, unknown>)
    },
  )

  .post(
    '/admin/login/passkey',
    anyone('Sign in by a passkey', { 200: administrator }),
    body(passkeyShown),
    async (c) => {
      const asked = { stepToken: stepOf(c), visitor: visitorOf(c), origin: c.var.origin }
      const outcome = await signInByPasskey(c.var.database, c.req.valid('json').answer, asked)
      return c.json({ username: keepSignedIn(c, outcome).username })
    },
  )
