import { orderStatuses, paymentStatuses } from '../../../orders/order.ts'
import type { OrderFilter } from '../../changes/order-changes.ts'

export const ordersPerPage = 10
export const longestSearch = 200

export const orderListId = 'order-list'

type Named = Record<string, string | undefined>

/** The active filters only. */
export type OrderParams = { [Name in keyof OrderFilter]?: NonNullable<OrderFilter[Name]> }

/** The filters in an address. Unknown values are ignored. */
export function readFilter(asked: Named): OrderParams {
  const search = asked['search']?.trim().slice(0, longestSearch)
  const tag = asked['tag']?.trim().slice(0, 40)
  const status = orderStatuses.find((known) => known === asked['status'])
  const paymentStatus = paymentStatuses.find((known) => known === asked['paymentStatus'])
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(asked['needsAttention'] === 'true' && { needsAttention: 'true' }),
    ...(asked['toPack'] === 'true' && { toPack: 'true' }),
    ...(asked['unpaid'] === 'true' && { unpaid: 'true' }),
    ...(asked['byTransfer'] === 'true' && { byTransfer: 'true' }),
    ...(tag && { tag }),
  }
}

/** The order whose details are open. */
export const readOpenOrder = (asked: Named): number | undefined =>
  /^[1-9]\d{0,8}$/.test(asked['order'] ?? '') ? Number(asked['order']) : undefined

/** A changed filter shows its first page. */
export const filterChange = (filter: { [Name in keyof OrderFilter]: string | undefined }): Named => ({
  ...filter,
  page: undefined,
})
