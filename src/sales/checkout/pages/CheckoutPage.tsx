import { checkoutTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Language } from '../../../kernel/language.ts'
import { checkedCart } from '../../../cart/cart.query.ts'
import { piecesIn, withPrice } from '../../../cart/cart.ts'
import { compared } from '../../../cart/compared-line.ts'
import { changeCart, useCart } from '../../../cart/useCart.ts'
import { CheckoutForm } from '../form/CheckoutForm.tsx'
import { useOwnDraft } from '../form/useOwnDraft.ts'
import { useCurrentCustomer } from '../../../customers/useCurrentCustomer.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'

export const pageTexts = checkoutTexts.part('checkout')

async function loadDialog(language: Language) {
  const { PickupPointDialog, dialogTexts } = await fetchAgain(
    () => import('../../../shipping/pickup-points/PickupPointDialog.tsx'),
  )
  await dialogTexts.load(language)
  return PickupPointDialog
}

export default function CheckoutPage() {
  const texts = useTexts(checkoutTexts).checkout
  return (
    <div id="checkout" className="mx-auto min-h-dvh w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
      <Checkout />
    </div>
  )
}

/** The checkout of this browser's cart, compared with the shop when it is opened and whenever it changes. */
function Checkout() {
  const { api, language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const cart = useCart()
  const { customer, error, refetch } = useCurrentCustomer()
  // Who can't be asked for may order as a guest.
  const visitor = error ? null : customer
  const { draft, change } = useOwnDraft(visitor, error === null)
  const check = useQuery(checkedCart(api, cart ?? []))
  // What was known stays true enough while the shop can't be asked again.
  const [known, setKnown] = useState(check.data)
  if (check.data && check.data !== known) setKnown(check.data)

  if (!cart || !draft) return <CheckoutSkeleton />
  if (cart.length === 0) {
    return (
      <div className="mt-12 border-t border-line py-16">
        <p className="font-display text-2xl">{texts.empty}</p>
        <Button asChild className="mt-8">
          <Link to="/store">{texts.toStore}</Link>
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="text-mid">{texts.toPay(piecesIn(cart))}</p>
        <Button asChild look="outline">
          <Link to="/cart">{texts.toCart}</Link>
        </Button>
      </div>
      <CheckoutForm
        cart={cart}
        lines={cart.map((line) => compared(line, known?.lines))}
        checkCart={check.refetch}
        onPrices={(prices) =>
          changeCart((lines) => prices.reduce((changed, { id, price }) => withPrice(changed, id, price), lines))
        }
        customer={visitor}
        unknownCustomer={
          error && (
            <p className="mt-2 border-l-2 border-clay pl-4 text-sm">
              {texts.address.notLoaded}{' '}
              <button
                type="button"
                onClick={() => void refetch()}
                className="min-h-11 font-medium text-violet underline underline-offset-4"
              >
                {texts.tryAgain}
              </button>
            </p>
          )
        }
        draft={draft}
        change={change}
        loadDialog={() => loadDialog(language)}
      />
    </>
  )
}

/** The checkout before the page lives: what is in it is known to the browser alone. */
function CheckoutSkeleton() {
  const { plain } = useAppContext()
  const { loading } = useTexts(checkoutTexts).checkoutForm
  return (
    <>
      {plain?.checkout()}
      <div aria-busy="true" className="noscript:hidden">
        <output className="mt-4 flex min-h-12 items-center text-mid">{loading}</output>
        <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
          <div className="space-y-12 border-t border-line pt-8">
            <Skeleton className="h-48 lg:h-72" />
            <Skeleton className="h-[34rem] lg:h-36" />
            <Skeleton className="h-16 lg:h-[34rem]" />
            <Skeleton className="h-16 lg:h-48" />
          </div>
          <div className="border-t border-line pt-8">
            <Skeleton className="h-96" />
          </div>
        </div>
      </div>
    </>
  )
}
