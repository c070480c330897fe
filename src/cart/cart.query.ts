import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { asPromotionsEnd } from '../catalog/prices/promotion-ends.ts'
import { readResponse, type ApiClient } from '../web/api.ts'
import { withUnsold, type CartLine } from './cart.ts'
import type { CheckedLine } from './cart-check.ts'
import { changeCart } from './useCart.ts'

const onTime = asPromotionsEnd(({ lines }: { lines: CheckedLine[] }) => lines.map(({ product }) => product))

/** What can't be bought is marked in the cart itself, so that it counts on no page. */
function noteUnsold(asked: CartLine[], checked: CheckedLine[]): void {
  const unsold = checked.flatMap(({ id, problem }) => (problem === 'gone' || problem === 'sold_out' ? [id] : []))
  const isNews = asked.some(({ id, isUnsold = false }) => isUnsold !== unsold.includes(id))
  if (isNews) changeCart((lines) => withUnsold(lines, unsold))
}

/** The cart compared with the shop. Fetched again whenever the cart is opened or changes, or a promotion in it ends. */
export const checkedCart = (api: ApiClient, lines: CartLine[]) => {
  const cart = lines.map(({ id, price, quantity }) => ({ id, price, quantity }))
  return queryOptions({
    queryKey: ['cart', cart],
    queryFn: async ({ signal }) => {
      const checked = await readResponse(api.store['check-cart'].$post({ json: { cart } }, { init: { signal } }))
      noteUnsold(lines, checked.lines)
      return checked
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    ...onTime,
    enabled: cart.length > 0,
  })
}
