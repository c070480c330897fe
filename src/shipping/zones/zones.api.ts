import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { changeZone, createZone, removeZone } from './change-zones.server.ts'
import { listZones } from './read-zones.server.ts'
import { zone, zoneChanges, zoneDraft } from './zone.ts'

export const zonesApi = endpoints()
  .get(
    '/admin/shipping-zones',
    administrators('manage shipping rates', 'List the zones of countries that rates may name', { 200: z.array(zone) }),
    async (c) => c.json(await listZones(c.var.database)),
  )

  .post(
    '/admin/shipping-zones',
    administrators('manage shipping rates', 'Name a zone of countries', { 201: zone }),
    body(zoneDraft),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(orRefuse(await createZone(database, administrator, c.req.valid('json'))), 201)
    },
  )

  .put(
    '/admin/shipping-zones/:id',
    administrators('manage shipping rates', 'Change the named fields of a zone; its rates follow at once', {
      200: zone,
    }),
    pathId(),
    body(zoneChanges),
    async (c) => {
      const { database, administrator, live } = c.var
      const { id } = c.req.valid('param')
      const changed = orRefuse(await changeZone(database, administrator, id, c.req.valid('json')))
      await live.reload()
      return c.json(changed)
    },
  )

  .delete(
    '/admin/shipping-zones/:id',
    administrators('manage shipping rates', 'Delete a zone that no rate names', { 204: null }),
    pathId(),
    async (c) => {
      const { database, administrator } = c.var
      orRefuse(await removeZone(database, administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
