import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { untilContentChanges } from '../server/http/content-cache.ts'
import { anyone, body, pathId } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { upload } from '../server/http/multipart.ts'
import { storePicture } from '../server/pictures/pictures.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeProduct } from './change-product.server.ts'
import { createProduct } from './create-product.server.ts'
import { orderProducts } from './order-products.server.ts'
import { adminProduct, productChanges, productDraft, productInDetail, productOnSale, productOrder } from './product.ts'
import { listProductsOnSale, readProductOnSale, listProducts } from './read-products.server.ts'
import { removeProduct } from './remove-product.server.ts'

export const catalogApi = endpoints()
  .get(
    '/store/products',
    anyone('List the products on sale', { 200: z.array(productOnSale) }),
    untilContentChanges,
    async (c) => c.json(await listProductsOnSale(c.var.database, c.var.language)),
  )

  .get(
    '/store/products/:slug',
    anyone('All that visitors are told of one product', { 200: productInDetail }),
    untilContentChanges,
    async (c) => c.json(orRefuse(await readProductOnSale(c.var.database, c.req.param('slug'), c.var.language))),
  )

  .get(
    '/admin/products',
    administrators('manage products', 'List all products', { 200: z.array(adminProduct) }),
    async (c) => c.json(await listProducts(c.var.database)),
  )

  .post(
    '/admin/products',
    administrators('manage products', 'Create a product', { 201: adminProduct }),
    body(productDraft),
    async (c) => c.json(orRefuse(await createProduct(c.var.database, c.var.administrator, c.req.valid('json'))), 201),
  )

  .post(
    '/admin/products/upload-image',
    administrators('manage products', 'Upload a picture for a product', { 200: z.object({ imageUrl: z.string() }) }),
    upload('image'),
    async (c) => {
      const picture = await c.req.valid('form').image.bytes()
      return c.json({ imageUrl: orRefuse(await storePicture(c.var.database, picture)) })
    },
  )

  .put(
    '/admin/products/order',
    administrators('manage products', 'Put all products into another order', { 200: z.array(adminProduct) }),
    body(productOrder),
    async (c) => c.json(orRefuse(await orderProducts(c.var.database, c.var.administrator, c.req.valid('json')))),
  )

  .put(
    '/admin/products/:id',
    administrators('manage products', 'Change the named fields of a product', { 200: adminProduct }),
    pathId(),
    body(productChanges),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await changeProduct(database, administrator, id, c.req.valid('json'))))
    },
  )

  .delete(
    '/admin/products/:id',
    administrators('manage products', 'Delete a product', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await removeProduct(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
