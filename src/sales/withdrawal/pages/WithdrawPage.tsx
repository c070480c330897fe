import { withdrawalTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useOwnCall } from '../../../customers/account/useOwnCall.ts'
import { orderByLink } from '../../orders/order-by-link.query.ts'
import { ownOrder } from '../../orders/order.query.ts'
import { readResponse } from '../../../web/api.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import { readOrderParam, type OrderParam } from '../withdraw-path.ts'

export const pageTexts = withdrawalTexts.part('withdraw')

/** Where anybody withdraws from a contract, without an account. */
export default function WithdrawPage() {
  const { plain } = useAppContext()
  const texts = useTexts(withdrawalTexts).withdraw
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="max-w-4xl text-5xl sm:text-7xl">{texts.title}</h1>
      <p className="mt-6 max-w-2xl text-mid sm:text-lg">
        {texts.lead}{' '}
        <Link to="/withdrawal" className="text-violet underline underline-offset-4 hover:no-underline">
          {texts.rights}
        </Link>
      </p>
      {plain?.isAnswer ? plain.withdraw() : <Withdraw />}
    </div>
  )
}

/** Who came by an order needn't say which one it is: its link or number stands behind the address's #, which is sent nowhere. */
function Withdraw() {
  const hash = useSyncExternalStore(
    listenToHash,
    () => window.location.hash,
    () => '',
  )
  const asked = readOrderParam(hash)
  return asked ? <WithdrawFromOrder key={hash} asked={asked} /> : <WithdrawFromAny />
}

function listenToHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function WithdrawFromAny({ isLost = false }: { isLost?: boolean }) {
  const { api, language } = useAppContext()
  const { lost } = useTexts(withdrawalTexts).withdrawalSteps
  return (
    <>
      <p role="alert" className="mt-10 max-w-2xl font-medium text-clay empty:hidden">
        {isLost && lost}
      </p>
      <WithdrawalSteps
        send={(declared, headers) =>
          readResponse(api.withdrawals.$post({ json: { ...declared, language } }, { init: headers }))
        }
      />
    </>
  )
}

function WithdrawFromOrder({ asked }: { asked: OrderParam }) {
  const { api, language } = useAppContext()
  const { loading } = useTexts(withdrawalTexts).withdrawalSteps
  const ownCall = useOwnCall()
  const byLink = useQuery({ ...orderByLink(api, asked.token ?? ''), enabled: asked.token !== undefined })
  const byAccount = useQuery({ ...ownOrder(api, asked.id ?? ''), enabled: asked.id !== undefined })
  const { data: order, error } = asked.token === undefined ? byAccount : byLink
  if (error && !order) return <WithdrawFromAny isLost />
  if (!order) {
    return (
      <div aria-busy="true" className="mt-12">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-96 w-full max-w-3xl" />
      </div>
    )
  }
  return (
    <WithdrawalSteps
      known={order}
      send={({ name, goods, remark }, { headers }) => {
        const json = { name, goods, remark, language }
        return asked.token === undefined
          ? ownCall(
              readResponse(
                api.store.orders[':id'].withdrawals.$post({ param: { id: asked.id }, json }, { init: { headers } }),
              ),
            )
          : readResponse(
              api.store['order-links'][':token'].withdrawals.$post(
                { param: { token: asked.token }, json },
                { init: { headers } },
              ),
            )
      }}
    />
  )
}
