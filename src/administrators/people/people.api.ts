import type { Context } from 'hono'
import * as z from 'zod/mini'
import { passwordRequest } from '../../guards/administrator.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { anyone, body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { changeOwnEmail, readOwnEmail } from '../email/change-own-email.server.ts'
import {
  changeAdministrator,
  inviteAdministrator,
  removeAdministrator,
  sendLink,
  signOutEverywhere,
} from './change-people.server.ts'
import type { LinkWay } from './give-link.server.ts'
import { listPeople } from './list-people.server.ts'
import { givenLink, invitation, invited, ownAddress, ownEmail, person, personChanges } from './people.ts'
import { askForPasswordLink } from '../send-password-link.server.ts'
import { visitorOf } from '../session-cookies.server.ts'

const wayOf = <Env extends AppEnv>(c: Context<Env>): LinkWay => ({
  hasMailServer: c.var.config.mail.smtpUrl !== undefined,
  origin: c.var.origin,
})

/** Who may use the panel, and what each of them may do. */
export const peopleApi = endpoints()
  .get(
    '/admin/administrators',
    administrators('manage administrators', 'Who may use the panel', { 200: z.array(person) }),
    async (c) => c.json(await listPeople(c.var.database)),
  )

  .post(
    '/admin/administrators',
    administrators('manage administrators', 'Invite an administrator, who chooses a password by a link', {
      201: invited,
    }),
    askedAgain(),
    body(invitation),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(orRefuse(await inviteAdministrator(database, administrator, c.req.valid('json'), wayOf(c))), 201)
    },
  )

  .put(
    '/admin/administrators/:id',
    administrators('manage administrators', 'Change the role or the address of an administrator', { 204: null }),
    askedAgain(),
    pathId(),
    body(personChanges),
    async (c) => {
      const { database, administrator } = c.var
      orRefuse(await changeAdministrator(database, administrator, c.req.valid('param').id, c.req.valid('json')))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/administrators/:id/link',
    administrators('manage administrators', 'Give a new link by which an administrator chooses a password', {
      200: givenLink,
    }),
    askedAgain(),
    pathId(),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(orRefuse(await sendLink(database, administrator, c.req.valid('param').id, wayOf(c))))
    },
  )

  .delete(
    '/admin/administrators/:id/sessions',
    administrators('manage administrators', 'Sign an administrator out everywhere, but for this session', {
      204: null,
    }),
    askedAgain(),
    pathId(),
    async (c) => {
      const { database, administrator, sessionToken } = c.var
      orRefuse(await signOutEverywhere(database, administrator, c.req.valid('param').id, sessionToken))
      return c.body(null, 204)
    },
  )

  .delete(
    '/admin/administrators/:id',
    administrators('manage administrators', 'Remove an administrator', { 204: null }),
    askedAgain(),
    pathId(),
    async (c) => {
      orRefuse(await removeAdministrator(c.var.database, c.var.administrator, { id: c.req.valid('param').id }))
      return c.body(null, 204)
    },
  )

  .get('/admin/email', administrators('own account', 'One’s own address for letters', { 200: ownAddress }), async (c) =>
    c.json(await readOwnEmail(c.var.database, c.var.administrator.id)),
  )

  .put(
    '/admin/email',
    administrators('own account', 'Name another address for one’s own letters, which is to be confirmed', {
      204: null,
    }),
    askedAgain(),
    body(ownEmail),
    async (c) => {
      const { database, administrator, sessionToken } = c.var
      const asked = { visitor: visitorOf(c), sessionToken }
      orRefuse(await changeOwnEmail(database, administrator, c.req.valid('json'), asked))
      return c.body(null, 204)
    },
  )

  .post(
    '/setup-link/request',
    anyone('Ask for a link that replaces a password; answers alike whether or not there is such a name', {
      204: null,
    }),
    body(passwordRequest),
    async (c) => {
      await countAttempt(c.var.database, 'passwordRecovery', `administrator ${c.var.address}`)
      await askForPasswordLink(c.var.database, c.req.valid('json').username)
      return c.body(null, 204)
    },
  )
