import * as z from 'zod/mini'
import { administrators, isPermitted } from '../guards/administrators.guard.server.ts'
import { anyone, body, pathId } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeShippingRate, createShippingRate, removeShippingRate } from './change-shipping-rates.server.ts'
import { listActiveShippingRates, listShippingRates } from './list-shipping-rates.server.ts'
import { adminShippingRate, shippingRate, shippingRateChanges, shippingRateDraft } from './shipping-rate.ts'

export const shippingApi = endpoints()
  .get(
    '/admin/shipping-rates',
    anyone('List the shipping rates: all of them to an administrator, to everybody else those that hold', {
      200: z.union([z.array(adminShippingRate), z.array(shippingRate)]),
    }),
    async (c) =>
      (await isPermitted(c, 'manage shipping rates'))
        ? c.json(await listShippingRates(c.var.database))
        : c.json(await listActiveShippingRates(c.var.database)),
  )

  .post(
    '/admin/shipping-rates',
    administrators('manage shipping rates', 'Create a shipping rate', { 201: adminShippingRate }),
    body(shippingRateDraft),
    async (c) => {
      const { database, administrator, live } = c.var
      const created = orRefuse(await createShippingRate(database, administrator, c.req.valid('json')))
      await live.reload()
      return c.json(created, 201)
    },
  )

  .put(
    '/admin/shipping-rates/:id',
    administrators('manage shipping rates', 'Change the named fields of a shipping rate', { 200: adminShippingRate }),
    pathId(),
    body(shippingRateChanges),
    async (c) => {
      const { database, administrator, live } = c.var
      const { id } = c.req.valid('param')
      const changed = orRefuse(await changeShippingRate(database, administrator, id, c.req.valid('json')))
      await live.reload()
      return c.json(changed)
    },
  )

  .delete(
    '/admin/shipping-rates/:id',
    administrators('manage shipping rates', 'Delete a shipping rate', { 204: null }),
    pathId(),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await removeShippingRate(database, administrator, c.req.valid('param').id))
      await live.reload()
      return c.body(null, 204)
    },
  )
