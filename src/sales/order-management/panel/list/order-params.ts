import { orderStatuses, paymentStatuses } from '../../../orders/order.ts'
import type { OrderFilter } from '../../changes/order-changes.ts'

/** How many orders a page of the list has. */
export const ordersPerPage = 10
/** As much as is looked for. */
export const longestSearch = 200

/** The list, for what gives it the focus. */
export const orderListId = 'order-list'

type Named = Record<string, string | undefined>

/** Only what is asked for is named. */
export type OrderParams = { [Name in keyof OrderFilter]?: NonNullable<OrderFilter[Name]> }

/** Which orders an address asks for; what it says that means nothing here is not asked. */
export function readFilter(asked: Named): OrderParams {
  const search = asked['search']?.trim().slice(0, longestSearch)
  const status = orderStatuses.find((known) => known === asked['status'])
  const paymentStatus = paymentStatuses.find((known) => known === asked['paymentStatus'])
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(asked['needsAttention'] === 'true' && { needsAttention: 'true' }),
    ...(asked['toPack'] === 'true' && { toPack: 'true' }),
    ...(asked['unpaid'] === 'true' && { unpaid: 'true' }),
  }
}

/** The order whose details are asked for. */
export const readOpenOrder = (asked: Named): number | undefined =>
  /^[1-9]\d{0,8}$/.test(asked['order'] ?? '') ? Number(asked['order']) : undefined

/** What a change of a filter does to the address: other orders are shown, from their first page on. */
export const filterChange = (filter: { [Name in keyof OrderFilter]: string | undefined }): Named => ({
  ...filter,
  page: undefined,
})
