import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { registration, registrationAnswer } from './registration.ts'
import { answerRegistration, listRegistrations } from './registrations.server.ts'

export const registrationsApi = endpoints()
  .get(
    '/admin/packaging/registrations',
    administrators('see documents', 'What is known of the packaging registers of the countries that are delivered to', {
      200: z.array(registration),
    }),
    async (c) => c.json(await listRegistrations(c.var.database)),
  )

  .put(
    '/admin/packaging/registrations/:country',
    administrators(
      'manage shipping rates',
      'Say under which number the shop is registered there, or why it needn’t be',
      {
        204: null,
      },
    ),
    body(registrationAnswer),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await answerRegistration(database, administrator, c.req.param('country'), c.req.valid('json')))
      await live.reload()
      return c.body(null, 204)
    },
  )

  .delete(
    '/admin/packaging/registrations/:country',
    administrators('manage shipping rates', 'Take back what was said of a country', { 204: null }),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await answerRegistration(database, administrator, c.req.param('country'), null))
      await live.reload()
      return c.body(null, 204)
    },
  )
