import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { asPromotionsEnd } from '../catalog/prices/promotion-ends.ts'
import { readResponse, type ApiClient } from '../web/api.ts'
import type { CartLine } from './cart.ts'
import type { CheckedLine } from './cart-check.ts'

const onTime = asPromotionsEnd(({ lines }: { lines: CheckedLine[] }) => lines.map(({ product }) => product))

/** The cart compared with the shop. Fetched again whenever the cart is opened or changes, or a promotion in it ends. */
export const checkedCart = (api: ApiClient, lines: CartLine[]) => {
  const cart = lines.map(({ id, price, quantity }) => ({ id, price, quantity }))
  return queryOptions({
    queryKey: ['cart', cart],
    queryFn: ({ signal }) => readResponse(api.store['check-cart'].$post({ json: { cart } }, { init: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    ...onTime,
    enabled: cart.length > 0,
  })
}
