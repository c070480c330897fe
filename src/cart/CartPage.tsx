import { cartTexts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { focusHeading } from '../web/focus-heading.ts'
import { CartLines } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { LeftOutNote } from './LeftOutNote.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { checkedCart } from './cart.query.ts'
import { piecesIn } from './cart.ts'
import { compared } from './compared-line.ts'
import { useCart } from './useCart.ts'
import { useRemoved } from './useRemoved.ts'

export const pageTexts = cartTexts.part('cart')

/** The cart lives in the browser; what comes from the server is its frame. */
export default function CartPage() {
  const texts = useTexts(cartTexts).cart
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
      <Cart />
    </div>
  )
}

/** The cart of this browser, compared with the shop when it is opened and whenever it changes. */
function Cart() {
  const { api } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const lines = useCart()
  const check = useQuery(checkedCart(api, lines ?? []))
  const removed = useRemoved(lines ?? [])
  // What was known stays true enough while the shop can't be asked again.
  const [known, setKnown] = useState(check.data)
  if (check.data && check.data !== known) setKnown(check.data)
  const isEmpty = lines?.length === 0
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    // The button by which the first product came is gone.
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) focusHeading()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  if (!lines) return <CartSkeleton label={texts.loading} />
  const shown = lines.map((line) => compared(line, known?.lines))
  return (
    <>
      <p className="mt-4 text-mid">{lines.length > 0 && texts.count(piecesIn(lines))}</p>
      <div
        className={`mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-14 sm:mt-14 ${isEmpty ? '' : 'lg:grid-cols-[minmax(0,1fr)_min(22rem,37%)]'}`}
      >
        <div>
          <LeftOutNote />
          <CartLines lines={shown} removed={removed} />
          {lines.length === 0 && <EmptyCart />}
        </div>
        {lines.length > 0 && (
          <CartSummary lines={shown} isUnchecked={check.isError && !check.isFetching} checkAgain={check.refetch} />
        )}
      </div>
    </>
  )
}

function CartSkeleton({ label }: { label: string }) {
  const { plain } = useAppContext()
  return (
    <>
      {plain?.cart()}
      <div aria-busy="true" className="noscript:hidden">
        <output className="mt-4 block text-mid">{label}</output>
        <div className="mt-10 space-y-6 sm:mt-14 lg:max-w-3xl">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </>
  )
}
