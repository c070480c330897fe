import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useVisit } from '../web/visit.tsx'
import { orderByLink } from './order-by-link.query.ts'
import { payByLink } from './order.query.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

export function OrderByLink() {
  const { api } = useVisit()
  const { token = '' } = useParams({ strict: false })
  const { data: order, refetch } = useQuery(orderByLink(api, token))
  if (!order) return <OrderSkeleton />
  return <OrderView order={order} pay={() => payByLink(api, token)} onChange={refetch} />
}
