import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { createPromotion } from './create-promotion.server.ts'
import { endPromotion, removePromotion } from './end-promotion.server.ts'
import { listRecordedPrices, listPromotionsOf, listUpcomingPromotions } from './list-promotions.server.ts'
import { adminPromotion, recordedPrice, promotionChanges, promotionDraft } from './promotion.ts'

export const promotionsApi = endpoints()
  .get(
    '/admin/promotions',
    administrators('manage products', 'List the promotions of all products that are planned or running', {
      200: z.array(adminPromotion),
    }),
    async (c) => c.json(await listUpcomingPromotions(c.var.database)),
  )

  .get(
    '/admin/products/:id/promotions',
    administrators('manage products', 'List the promotions of a product, past ones included', {
      200: z.array(adminPromotion),
    }),
    pathId(),
    async (c) => c.json(await listPromotionsOf(c.var.database, c.req.valid('param').id)),
  )

  .get(
    '/admin/products/:id/prices',
    administrators('manage products', 'List the regular prices that a product has had', {
      200: z.array(recordedPrice),
    }),
    pathId(),
    async (c) => c.json(await listRecordedPrices(c.var.database, c.req.valid('param').id)),
  )

  .post(
    '/admin/products/:id/promotions',
    administrators('manage products', 'Plan a promotion of a product, or begin it', { 201: adminPromotion }),
    pathId(),
    body(promotionDraft),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await createPromotion(database, administrator, id, c.req.valid('json'))), 201)
    },
  )

  .put(
    '/admin/promotions/:id',
    administrators('manage products', 'End a promotion that is running', { 200: adminPromotion }),
    pathId(),
    body(promotionChanges),
    async (c) => c.json(orRefuse(await endPromotion(c.var.database, c.var.administrator, c.req.valid('param').id))),
  )

  .delete(
    '/admin/promotions/:id',
    administrators('manage products', 'Take back a promotion that has not begun', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await removePromotion(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
