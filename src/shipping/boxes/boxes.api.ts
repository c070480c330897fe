import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { changeBox, createBox, removeBox } from './change-boxes.server.ts'
import { listBoxes } from './read-boxes.server.ts'
import { boxChanges, boxDraft, shopBox } from './shop-box.ts'

export const boxesApi = endpoints()
  .get(
    '/admin/shipping-boxes',
    administrators('manage shipping rates', 'List the boxes that orders are packed into, the preferred first', {
      200: z.array(shopBox),
    }),
    async (c) => c.json(await listBoxes(c.var.database)),
  )

  .post(
    '/admin/shipping-boxes',
    administrators('manage shipping rates', 'Name a box that orders are packed into', { 201: shopBox }),
    body(boxDraft),
    async (c) => {
      const { database, administrator, live } = c.var
      const created = orRefuse(await createBox(database, administrator, c.req.valid('json')))
      await live.reload()
      return c.json(created, 201)
    },
  )

  .put(
    '/admin/shipping-boxes/:id',
    administrators('manage shipping rates', 'Change the named fields of a box, or its place among the others', {
      200: shopBox,
    }),
    pathId(),
    body(boxChanges),
    async (c) => {
      const { database, administrator, live } = c.var
      const { id } = c.req.valid('param')
      const changed = orRefuse(await changeBox(database, administrator, id, c.req.valid('json')))
      await live.reload()
      return c.json(changed)
    },
  )

  .delete(
    '/admin/shipping-boxes/:id',
    administrators('manage shipping rates', 'Delete a box', { 204: null }),
    pathId(),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await removeBox(database, administrator, c.req.valid('param').id))
      await live.reload()
      return c.body(null, 204)
    },
  )
