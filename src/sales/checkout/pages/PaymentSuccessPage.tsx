import { checkoutTexts } from '../texts.ts'
import { Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useCart } from '../../../cart/useCart.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import type { TransferFacts } from '../../payments/transfers/transfer-facts.ts'
import { afterPayingOf } from '../success/after-paying.query.ts'
import { PlacedOrderCard } from '../success/PlacedOrderCard.tsx'
import { focusHeading } from '../../../web/focus-heading.ts'
import type { Fetches } from '../../../web/page.ts'
import { prefetch } from '../../../web/prefetch.ts'
import { Button } from '../../../ui/Button.tsx'
import { askedIn } from '../../../web/variants.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import crystal from '../../../ui/engravings/crystal.svg'
import { useClearedCart } from './useClearedCart.ts'
import { usePaymentState } from './usePaymentState.ts'

export const pageTexts = checkoutTexts.part('paymentSuccess')

export const fetches: Fetches = async ({ queryClient, api }, { search }) => {
  const session = askedIn('session_id', search)
  if (session) await prefetch(queryClient, afterPayingOf(api, session))
}

const withoutOffer: Pick<typeof import('../success/AccountOffer.tsx'), 'default'> = { default: () => <></> }

/** Comes once the page lives. Where it can't be fetched, one has an account another day. */
const AccountOffer = lazy(() => fetchAgain(() => import('../success/AccountOffer.tsx')).catch(() => withoutOffer))

const never = () => () => undefined

/** Where who has paid comes back to, and who hasn't, too. The server knows how it went; without scripts it says so alone. */
export default function PaymentSuccessPage() {
  const texts = useTexts(checkoutTexts).paymentSuccess
  const { state: router } = useRouter()
  // As it was when the page came: while it is being left, the address is another one already.
  const [session] = useState(() => askedIn('session_id', router.location.searchStr))
  const { payment, isAskedAgain, isGivenUp, askAgain } = usePaymentState(session)
  useClearedCart(session, payment?.state)
  const state = payment?.state ?? 'waiting'
  const hasFailed = state === 'failed'
  const order = payment?.order
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const lacksCart = useCart()?.length === 0
  // Who was paying an order of before goes back to that, whatever is in the cart.
  const orderPath = payment?.orderPath
  const transfer = payment?.transfer
  const { title, steps } = transfer ? texts.transfer : { title: texts.title, steps: texts.next.steps }
  const lead = hasFailed && (lacksCart || orderPath) ? texts.failed.withoutCart : texts.lead[state]
  const checkAgain = () => {
    // The button goes, and would take the focus with it.
    focusHeading()
    askAgain()
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-center gap-x-16 gap-y-14 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <h1 className="max-w-3xl text-5xl sm:text-7xl">{hasFailed ? texts.failed.title : title}</h1>
        {/* It stays while what it says changes, so that the change is read out. */}
        <output className="mt-6 block max-w-xl text-pretty text-lg text-mid sm:text-xl">
          {isAskedAgain && (
            <span aria-hidden="true" className="mr-3 inline-block size-2.5 animate-breathe rounded-full bg-violet" />
          )}
          {transfer ? texts.transfer.lead : isGivenUp ? texts.givenUp : lead}
        </output>
        {isGivenUp && (
          <Button look="outline" className="mt-6" onClick={checkAgain}>
            {texts.checkAgain}
          </Button>
        )}
        {isAskedAgain && (
          <Button asChild look="outline" className="mt-6 not-noscript:hidden">
            <a href={`?session_id=${session}`}>{texts.checkAgain}</a>
          </Button>
        )}
        {!hasFailed &&
          (transfer ? (
            <TransferFrame transfer={transfer} />
          ) : (
            <PaymentFacts session={session} orderNumber={payment?.orderNumber ?? null} />
          ))}
      </div>
      {session && order && <PlacedOrderCard order={order} session={session} />}
      {!hasFailed && !order && (
        <img
          src={crystal}
          alt=""
          width="720"
          height="720"
          className="order-last mx-auto h-auto w-full max-w-md self-center lg:order-none lg:row-span-2 lg:max-w-none"
        />
      )}
      <div className="min-w-0">
        {hasFailed && orderPath ? (
          <Button asChild>
            <a href={orderPath}>{texts.failed.tryAgain}</a>
          </Button>
        ) : hasFailed && !lacksCart ? (
          <div className="flex flex-wrap gap-4">
            <Button asChild>
              <Link to="/checkout">{texts.failed.tryAgain}</Link>
            </Button>
            <Button asChild look="outline">
              <Link to="/cart">{texts.failed.toCart}</Link>
            </Button>
          </div>
        ) : hasFailed ? (
          <Button asChild>
            <Link to="/store">{texts.toStore}</Link>
          </Button>
        ) : (
          <>
            <h2 className="text-2xl sm:text-3xl">{texts.next.heading}</h2>
            <ol className="mt-6 border-b border-line">
              {steps.map(({ name, explanation }, index) => (
                <li key={name} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-5">
                  <span aria-hidden="true" className="font-display text-2xl text-violet">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-xl">{name}</h3>
                    <p className="mt-1 text-mid">{explanation}</p>
                  </div>
                </li>
              ))}
            </ol>
            <Button asChild className="mt-10">
              <Link to="/store">{texts.toStore}</Link>
            </Button>
          </>
        )}
        <p className="mt-10">
          {texts.questions} <OfficeEmail />
        </p>
        {!hasFailed && (
          <Link
            to="/withdraw"
            className="mt-4 inline-block py-2 text-violet underline underline-offset-4 hover:no-underline"
          >
            {texts.withdraw}
          </Link>
        )}
        {session && order?.isGuests && isAlive && (
          <Suspense fallback={<div className="min-h-96" />}>
            <AccountOffer session={session} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

type Card = typeof import('../../payments/transfers/TransferCard.tsx').TransferCard

/** Where a transfer goes: at first in bare figures, which the page has already, then with its words. */
function TransferFrame({ transfer }: { transfer: TransferFacts }) {
  const { language } = useAppContext()
  const [Card, setCard] = useState<Card>()
  useEffect(() => {
    const load = async () => {
      const { TransferCard, cardTexts } = await fetchAgain(() => import('../../payments/transfers/TransferCard.tsx'))
      await cardTexts.load(language)
      setCard(() => TransferCard)
    }
    // Without its words the figures stay.
    load().catch(() => {})
  }, [language])
  if (Card) return <Card transfer={transfer} />
  const { recipient, account, amount, title } = transfer
  return (
    <p className="mt-8 min-h-96 border-t border-ink pt-5 font-medium tabular-nums">
      {[recipient, account, formatMoney(readMoney(amount), language), title].map((figure) => (
        <span key={figure} className="block">
          {figure}
        </span>
      ))}
    </p>
  )
}
