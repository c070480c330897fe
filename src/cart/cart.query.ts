import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'
import type { CartLine } from './cart.ts'

/** How the cart stands against the shop. Asked anew whenever the cart is opened or changes. */
export const checkedCart = (api: ApiClient, lines: CartLine[]) => {
  const cart = lines.map(({ id, price, quantity }) => ({ id, price, quantity }))
  return queryOptions({
    queryKey: ['cart', cart],
    queryFn: ({ signal }) => answered(api.store['check-cart'].$post({ json: { cart } }, { init: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    enabled: cart.length > 0,
  })
}
