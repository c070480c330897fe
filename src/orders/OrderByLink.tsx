import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { takeOver } from '../web/take-over.ts'
import { useVisit } from '../web/visit.tsx'
import { orderByLink } from './order-by-link.query.ts'
import { invoiceByLink, payByLink } from './order.query.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'
import { keepLink } from './way-back.ts'

export function OrderByLink() {
  const { api } = useVisit()
  const { token = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { data: order, refetch } = useQuery(orderByLink(api, token))
  if (!order) return <OrderSkeleton />
  const documents = {
    path: `/api/store/order-links/${token}/documents`,
    ask: async () => takeOver(client, orderByLink(api, token).queryKey, await invoiceByLink(api, token)),
  }
  return (
    <OrderView
      order={order}
      asked={{ token }}
      pay={() => {
        keepLink(token)
        return payByLink(api, token)
      }}
      documents={documents}
      onChange={refetch}
    />
  )
}
