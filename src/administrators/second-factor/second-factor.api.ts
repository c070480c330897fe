import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { askedAgain, requireConfirmation } from '../../guards/asked-again.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { openSecretBox } from '../../server/secret-box.ts'
import { minutesForLastFactor } from '../../schemas/second-factor.ts'
import { keepSession, keepStep, stepOf, visitorOf } from '../session-cookies.server.ts'
import { addCodeApp, addPasskey } from './add-factor.server.ts'
import { beginConfirmation, beginNewPasskey } from './begin-passkey-step.server.ts'
import { proposeApp } from './code-app.server.ts'
import { confirmOwnSession } from './confirm-own-session.server.ts'
import { readOwnFactors } from './read-own-factors.server.ts'
import { renewRecoveryCodes } from './recovery-codes.server.ts'
import { isLastFactor, removeFactor } from './remove-factor.server.ts'
import {
  appChoice,
  confirmation,
  madeCodes,
  newPasskey,
  ownFactors,
  passkeyOptions,
  proposedApp,
} from './second-factor.ts'

export const secondFactorApi = endpoints()
  .get(
    '/admin/session/confirmation',
    administrators('own account', 'Be asked now what a download would ask, which can’t', { 204: null }),
    askedAgain(),
    (c) => c.body(null, 204),
  )

  .post(
    '/admin/session/confirmation/options',
    administrators('own account', 'What a browser is to ask its passkeys', { 200: passkeyOptions }),
    async (c) => {
      const { options, token } = orRefuse(await beginConfirmation(c.var.database, c.var.administrator.id, c.var.origin))
      keepStep(c, token)
      return c.json(options as unknown as Record<string, unknown>)
    },
  )

  .post(
    '/admin/session/confirmation',
    administrators(
      'own account',
      'Show again who one is: by passkey or code, or by the password where there is neither',
      {
        204: null,
      },
    ),
    body(confirmation),
    async (c) => {
      const { database, administrator, sessionToken, origin, config } = c.var
      const box = openSecretBox(config)
      const asked = { visitor: visitorOf(c), sessionToken, stepToken: stepOf(c), origin, box }
      keepSession(c, orRefuse(await confirmOwnSession(database, administrator, c.req.valid('json'), asked)))
      return c.body(null, 204)
    },
  )

  .get(
    '/admin/second-factor',
    administrators('own account', 'What second factors one has', { 200: ownFactors }),
    async (c) => {
      const { database, administrator, origin, config } = c.var
      return c.json(await readOwnFactors(database, administrator.id, { origin, box: openSecretBox(config) }))
    },
  )

  .post(
    '/admin/second-factor/app/proposal',
    administrators('own account', 'A new secret for an app that makes codes; nothing is kept yet', {
      200: proposedApp,
    }),
    askedAgain(),
    async (c) => c.json(await proposeApp(openSecretBox(c.var.config), c.var.administrator)),
  )

  .put(
    '/admin/second-factor/app',
    administrators('own account', 'Have codes of the app count, having shown one', { 200: madeCodes }),
    askedAgain(),
    body(appChoice),
    async (c) => {
      const { database, administrator, sessionToken, config } = c.var
      const asked = { ...c.req.valid('json'), sessionToken, visitor: visitorOf(c), box: openSecretBox(config) }
      const added = orRefuse(await addCodeApp(database, administrator, asked))
      keepSession(c, added.sessionToken)
      return c.json({ recoveryCodes: added.recoveryCodes })
    },
  )

  .delete(
    '/admin/second-factor/app',
    administrators('own account', 'Codes of the app count no more', { 204: null }),
    askedAgain(),
    async (c) => {
      const { database, administrator } = c.var
      const removed = { factor: 'app' } as const
      if (await isLastFactor(database, administrator, removed)) await requireConfirmation(c, minutesForLastFactor)
      orRefuse(await removeFactor(database, administrator, removed, visitorOf(c)))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/second-factor/passkeys/options',
    administrators('own account', 'What a browser is told to make a passkey of', { 200: passkeyOptions }),
    askedAgain(),
    async (c) => {
      const { options, token } = orRefuse(await beginNewPasskey(c.var.database, c.var.administrator, c.var.origin))
      keepStep(c, token)
      return c.json(options as unknown as Record<string, unknown>)
    },
  )

  .post(
    '/admin/second-factor/passkeys',
    administrators('own account', 'Keep a passkey that the browser has made', { 200: madeCodes }),
    askedAgain(),
    body(newPasskey),
    async (c) => {
      const { database, administrator, sessionToken, origin } = c.var
      const asked = { ...c.req.valid('json'), sessionToken, visitor: visitorOf(c), stepToken: stepOf(c), origin }
      const added = orRefuse(await addPasskey(database, administrator, asked))
      keepSession(c, added.sessionToken)
      return c.json({ recoveryCodes: added.recoveryCodes })
    },
  )

  .delete(
    '/admin/second-factor/passkeys/:id',
    administrators('own account', 'A passkey counts no more', { 204: null }),
    askedAgain(),
    pathId(),
    async (c) => {
      const { database, administrator } = c.var
      const removed = { factor: 'passkey', id: c.req.valid('param').id } as const
      if (await isLastFactor(database, administrator, removed)) await requireConfirmation(c, minutesForLastFactor)
      orRefuse(await removeFactor(database, administrator, removed, visitorOf(c)))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/second-factor/recovery-codes',
    administrators('own account', 'New recovery codes in place of the earlier ones', {
      200: z.object({ recoveryCodes: z.array(z.string()) }),
    }),
    askedAgain(),
    async (c) => {
      const { database, administrator } = c.var
      return c.json({ recoveryCodes: orRefuse(await renewRecoveryCodes(database, administrator, visitorOf(c))) })
    },
  )
