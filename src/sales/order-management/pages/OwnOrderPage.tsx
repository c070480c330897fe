import { orderManagementTexts } from '../texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useCurrentCustomer } from '../../../customers/useCurrentCustomer.ts'
import { useOwnCall } from '../../../customers/account/useOwnCall.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'
import { invoiceOwnOrder, ownOrder, payOwnOrder, transferOwnOrder } from '../../orders/order.query.ts'
import { readResponse, CallFailed } from '../../../web/api.ts'
import { setFreshQueryData } from '../../../web/set-fresh-query-data.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Message } from '../../../ui/Message.tsx'

export const pageTexts = orderManagementTexts.part('order')

/** An order in the account of whoever is signed in: nothing on it is known before the browser asks. */
export default function OwnOrderPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <OwnOrder />
    </div>
  )
}

function OwnOrder() {
  const { api } = useAppContext()
  const texts = useTexts(orderManagementTexts).order
  const { id = '' } = useParams({ strict: false })
  const account = useCurrentCustomer()
  const ownCall = useOwnCall()
  const client = useQueryClient()
  const order = useQuery({
    ...ownOrder(api, id),
    enabled: Boolean(account.customer),
    queryFn: () => ownCall(readResponse(api.store.orders[':id'].$get({ param: { id } }))),
  })
  const documents = {
    path: `/api/store/orders/${id}/documents`,
    ask: async () => setFreshQueryData(client, ownOrder(api, id).queryKey, await ownCall(invoiceOwnOrder(api, id))),
  }
  if (account.customer === null) {
    return (
      <Message heading={texts.signedOut.heading} explanation={texts.signedOut.explanation}>
        <Button asChild>
          <Link to="/store/login" search={{ next: `/store/account/orders/${id}` }}>
            {texts.signedOut.toLogin}
          </Link>
        </Button>
      </Message>
    )
  }
  if (order.error instanceof CallFailed && order.error.status === 404) {
    return (
      <Message {...texts.notOnAccount}>
        <Button asChild>
          <Link to="/store/account">{texts.toAccount}</Link>
        </Button>
      </Message>
    )
  }
  const failed = account.error ? account : order.error && !order.data && !order.isFetching ? order : undefined
  if (failed) {
    return (
      <Message {...texts.failed}>
        <Button onClick={() => void failed.refetch()}>{texts.tryAgain}</Button>
        <Button asChild look="outline">
          <Link to="/store/account">{texts.toAccount}</Link>
        </Button>
      </Message>
    )
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-6 pb-24 sm:px-8 sm:pt-10 sm:pb-36">
      <p className="mb-6 sm:mb-12">
        <BackLink to="/store/account" label={texts.toAccount} />
      </p>
      {order.data ? (
        <OrderView
          order={order.data}
          asked={{ id }}
          pay={() => ownCall(payOwnOrder(api, id))}
          payByTransfer={() => ownCall(transferOwnOrder(api, id))}
          documents={documents}
          onChange={order.refetch}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}
