import { anyone, body } from '../server/http/endpoint.ts'
import { endpoints } from '../server/http/app-env.ts'
import { cartToCheck, checkedCart } from './cart-check.ts'
import { checkCart } from './check-cart.server.ts'

/** The cart itself is kept in the browser; prices and stock are decided here. */
export const cartApi = endpoints().post(
  '/store/check-cart',
  anyone('Compare a cart with the shop', { 200: checkedCart }),
  body(cartToCheck),
  async (c) => c.json({ lines: await checkCart(c.var.database, c.req.valid('json'), c.var.language) }),
)
