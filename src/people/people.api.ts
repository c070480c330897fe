import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { pathId, query } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { listPeople } from './list-people.server.ts'
import { personFilter, personInList, personRecord } from './person.ts'
import { readPerson } from './read-person.server.ts'

/** The panel's customers, with an account or without. */
export const customersPanelApi = endpoints()
  .get(
    '/admin/customers',
    administrators('see people', 'Customers, those who ordered last first', { 200: z.array(personInList) }),
    query(z.object({ ...paging, ...personFilter })),
    async (c) => {
      const { list, total } = await listPeople(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/customers/:id',
    administrators('see people', 'One customer, with all that they ordered, wrote and agreed to', {
      200: personRecord,
    }),
    pathId(),
    async (c) => c.json(orRefuse(await readPerson(c.var.database, c.req.valid('param').id))),
  )
