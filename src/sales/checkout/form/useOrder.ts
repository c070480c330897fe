import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '../../../cart/cart.ts'
import { printMoney } from '../../../kernel/money.ts'
import { readResponse } from '../../../web/api.ts'
import { useAppContext } from '../../../web/app-context.tsx'
import type { Draft, TypedAddress } from './draft.ts'
import type { Totals } from '../totals.ts'

export interface Order {
  cart: CartLine[]
  address: TypedAddress
  draft: Draft
  discountCode: string | undefined
  totals: Totals
  termsVersion: string | undefined
}

export const timeout = 15_000

/**
 * Places the order and redirects to the payment page. The checkout id makes it idempotent, so after a lost answer the
 * button may be pressed again.
 */
export function useOrder(onRefused: (failure: unknown, order: Order) => Promise<void>) {
  const { api, language } = useAppContext()
  const [isProcessing, setProcessing] = useState(false)
  // Two clicks can arrive before React renders the disabled state.
  const isBusy = useRef(false)
  const setBusy = (isNow: boolean) => {
    isBusy.current = isNow
    setProcessing(isNow)
  }
  useEffect(() => {
    // The browser may restore this page from its cache when the customer comes back from paying.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setProcessing(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const call = (order: Order) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': order.draft.id }
    const init = { headers, signal: AbortSignal.timeout(timeout) }
    return readResponse(
      api.store['create-checkout-session'].$post({ json: { ...requestFor(order), language } }, { init }),
    )
  }
  const send = async (order: Order) => {
    if (isBusy.current) return
    setBusy(true)
    const session = await call(order).catch(async (failure: unknown) => {
      await onRefused(failure, order)
      return undefined
    })
    if (!session) return setBusy(false)
    window.location.assign(session.url)
    // Who stops the browser on its way may press again.
    setTimeout(setBusy, timeout, false)
  }
  return { isProcessing, send }
}

function requestFor({ cart, address, draft, discountCode, totals, termsVersion }: Order) {
  const { method, point, company } = draft
  const { isWanted, ...named } = company
  return {
    cart: cart.map((line) => ({ ...line, expectedPrice: line.price })),
    shippingAddress: address,
    discountAmount: Number(printMoney(totals.discount)),
    discountCode: discountCode ?? null,
    shippingMethod: method,
    pickupPoint: method === 'inpost' ? point : null,
    expectedTotal: printMoney(totals.total),
    company: isWanted ? named : null,
    ...(draft.paysByTransfer && { paymentMethod: 'transfer' as const }),
    ...(draft.wantsReviewLetter && { reviewLetter: true }),
    ...(termsVersion !== undefined && { termsVersion }),
  }
}
