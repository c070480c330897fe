import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { anyone, body, pathId } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeDiscountCode } from './change-discount-code.server.ts'
import { checkDiscount } from './check-discount.server.ts'
import { createDiscountCode } from './create-discount-code.server.ts'
import { checkedDiscount, discountToCheck } from './discount.ts'
import { discountCode, discountCodeChanges, discountCodeDraft, listedDiscountCode } from './discount-code.ts'
import { listDiscountCodes } from './list-discount-codes.server.ts'
import { removeDiscountCode } from './remove-discount-code.server.ts'

export const discountsApi = endpoints()
  .post(
    '/store/validate-discount',
    anyone('Say what a discount code takes off an order', { 200: checkedDiscount }),
    body(discountToCheck),
    async (c) => {
      const checked = await checkDiscount(c.var.database, c.req.valid('json'), c.var.address)
      return c.json(orRefuse(checked.ok ? checked : { ...checked, field: 'code' }))
    },
  )

  .get(
    '/admin/discount-codes',
    administrators('manage discounts', 'List all discount codes', { 200: z.array(listedDiscountCode) }),
    async (c) => c.json(await listDiscountCodes(c.var.database)),
  )

  .post(
    '/admin/discount-codes',
    administrators('manage discounts', 'Create a discount code', { 201: discountCode }),
    body(discountCodeDraft),
    async (c) =>
      c.json(orRefuse(await createDiscountCode(c.var.database, c.var.administrator, c.req.valid('json'))), 201),
  )

  .put(
    '/admin/discount-codes/:id',
    administrators('manage discounts', 'Change the named fields of a discount code', { 200: discountCode }),
    pathId(),
    body(discountCodeChanges),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await changeDiscountCode(database, administrator, id, c.req.valid('json'))))
    },
  )

  .delete(
    '/admin/discount-codes/:id',
    administrators('manage discounts', 'Delete a discount code', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await removeDiscountCode(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
