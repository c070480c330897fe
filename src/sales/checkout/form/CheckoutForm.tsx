import { checkoutTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { subtotalOf, weightOf, type CartLine } from '../../../cart/cart.ts'
import type { ComparedLine } from '../../../cart/compared-line.ts'
import type { Customer } from '../../../customers/customer.ts'
import { countryCodeOf, homeCountry } from '../../../kernel/countries.ts'
import { money } from '../../../kernel/money.ts'
import { servedCountries } from '../../../shipping/shipping.ts'
import { newId } from '../../../web/new-id.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { AddressCard } from './AddressCard.tsx'
import { checkoutSettings, shippingRates } from '../checkout.query.ts'
import type { Quote } from '../checkout.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { DiscountCard } from './DiscountCard.tsx'
import { deliveryOf, whyNoLocker, whyNotThere } from '../delivery.ts'
import type { Draft } from './draft.ts'
import type { Notice } from './notice.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { ReviewConsent } from './ReviewConsent.tsx'
import { ShippingCard, type PickupDialog } from './ShippingCard.tsx'
import { totalsIn, totalsOf } from '../totals.ts'
import { useAddress } from './useAddress.ts'
import { useDiscount } from './useDiscount.ts'
import { useIsWide } from './useIsWide.ts'
import { useOrder } from './useOrder.ts'
import { useRefusal } from './useRefusal.ts'

const withoutChoice: Pick<typeof import('./PaymentWay.tsx'), 'PaymentWay'> = { PaymentWay: () => <></> }

/** Comes where there is a choice. Where it can't be fetched, one pays as the others do. */
const PaymentWay = lazy(async () => {
  const { PaymentWay: Way } = await fetchAgain(() => import('./PaymentWay.tsx')).catch(() => withoutChoice)
  return { default: Way }
})

const withoutProblems: Pick<typeof import('./CartProblems.tsx'), 'CartProblems'> = { CartProblems: () => <></> }

/** Comes where something stands in the way. Where it can't be fetched, the shop says so when one orders. */
const CartProblems = lazy(async () => {
  const { CartProblems: Problems } = await fetchAgain(() => import('./CartProblems.tsx')).catch(() => withoutProblems)
  return { default: Problems }
})

const withoutMarks: Pick<typeof import('./PayMarks.tsx'), 'PayMarks'> = { PayMarks: () => <></> }

/** They come after the button that they stand below. */
const PayMarks = lazy(async () => {
  const { PayMarks: Marks } = await fetchAgain(() => import('./PayMarks.tsx')).catch(() => withoutMarks)
  return { default: Marks }
})

interface Props {
  /** The cart as this browser keeps it, and as it stands against the shop. */
  cart: CartLine[]
  lines: ComparedLine[]
  checkCart(): unknown
  onPrices(prices: Quote['lines']): void
  /** Null: a guest; undefined: not known yet. */
  customer: Customer | null | undefined
  /** What is said when it could not be found out who is here. */
  unknownCustomer: React.ReactNode
  draft: Draft
  change(part: Partial<Draft>): void
  loadDialog(): Promise<PickupDialog>
}

type Reckoned = Pick<CartLine, 'id' | 'price' | 'quantity'>[]
const keyOf = (lines: Reckoned, { method }: Draft, country: string, code: string | undefined) =>
  JSON.stringify([lines.map(({ id, price, quantity }) => [id, price, quantity]), method, country, code])

/** The locker that was chosen stays in what the browser keeps, for when the heavy piece has left the cart. */
const byCourier = (draft: Draft): Draft => ({ ...draft, method: 'home', point: null })

/** Everything between the cart and paying. */
export function CheckoutForm(props: Props) {
  const { cart, lines, checkCart, onPrices, customer, unknownCustomer, change, loadDialog } = props
  const { api, language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const { data: settings } = useQuery(checkoutSettings(api))
  const { data: known, isPending: isReckoning } = useQuery(shippingRates(api))
  const rates = known ?? []
  const served = servedCountries(rates)
  const address = useAddress({ draft: props.draft, customer, served: known ? served : [], change })
  const { country } = address.address
  const discount = useDiscount(props.draft, subtotalOf(lines), change)
  const worth = totalsOf(lines, money(0), discount.amount).total
  const delivery = deliveryOf(lines, country, rates, worth)
  const noLocker = whyNoLocker(delivery, lines, texts, language)
  // Who can't be told the rates is told by the shop, when they order.
  const notThere = known && whyNotThere(delivery, country, texts, language)
  const isTransferPossible =
    settings?.transfer === 'everybody' || (settings?.transfer === 'companies' && props.draft.company.isWanted)
  const draft = {
    ...(noLocker.length > 0 ? byCourier(props.draft) : props.draft),
    // The choice stays in what the browser keeps, for who says again that they buy as a company.
    paysByTransfer: props.draft.paysByTransfer && isTransferPossible,
  }
  const isWide = useIsWide()
  // Who has chosen a locker above the address reads there why it can't be.
  const lostPoint = !isWide && props.draft.method === 'inpost' ? noLocker.join(' ') : undefined
  const [notice, setNotice] = useState<Notice>()
  // What the shop reckoned holds for what it was reckoned for.
  const [quoted, setQuoted] = useState<{ key: string; quote: Quote }>()

  const { method, point } = draft
  const cost = delivery[method]
  const weight = weightOf(lines)
  const quote = quoted?.key === keyOf(lines, draft, country, discount.code) ? quoted.quote : undefined
  const isSent = cost.ok || quote !== undefined
  const totals = quote ? totalsIn(quote) : totalsOf(lines, cost.ok ? cost.cost : money(0), discount.amount)
  const refuse = useRefusal({
    lines,
    say: setNotice,
    mark: address.mark,
    renew: () => change({ id: newId() }),
    adopt(told) {
      setQuoted({ key: keyOf(told.lines, draft, country, discount.code), quote: told })
      onPrices(told.lines)
    },
    checkCart,
    checkDiscount: discount.checkAgain,
  })
  const { isProcessing, send } = useOrder(refuse)

  const isPutRight =
    Object.keys(address.problems).length === 0 && !(notice?.sentence === texts.address.unsaved && address.isForm)
  // A sentence about fields goes when the last of them is right, not only when somebody presses again.
  if (notice?.way === 'field' && isPutRight) setNotice(undefined)

  const pay = () => {
    if (isProcessing || customer === undefined) return
    if (settings?.payments === 'closed' && !draft.paysByTransfer) return setNotice({ sentence: texts.payment.closed })
    const found = { ...address.find(), ...(notThere && { 'shippingAddress.country': notThere }) }
    const pickup = texts.shipping.missing
    const lacksPoint = method === 'inpost' && !point
    address.mark({ ...found, ...(lacksPoint && { pickupPoint: pickup }) })
    const sentence =
      address.isForm && address.isMissing(found)
        ? texts.address.incomplete
        : customer && address.isForm
          ? texts.address.unsaved
          : lacksPoint
            ? pickup
            : Object.keys(found).length > 0 && texts.payment.invalid
    if (sentence) return setNotice({ sentence, way: 'field' })
    setNotice(undefined)
    // Kept before it is sent, so that the same checkout is there for who comes back.
    change({})
    const { termsVersion } = settings ?? {}
    void send({ cart, address: address.address, draft, discountCode: discount.code, totals, termsVersion })
  }

  const read = [
    <OrderSummary
      key="summary"
      lines={lines}
      quote={quote}
      totals={totals}
      isReckoning={isReckoning}
      isSent={isSent}
      isFolded={!isWide}
    />,
    <DiscountCard key="discount" typed={draft.code} discount={discount} isFolded={!isWide} />,
  ]
  const addressCard = (
    <AddressCard
      key="address"
      form={address.form}
      address={address.address}
      of={customer === undefined ? 'unknown' : customer ? 'customer' : 'guest'}
      isEditing={address.isForm}
      canCancel={address.canCancel}
      notice={address.notice}
      countries={served}
      notThere={notThere}
      hint={method === 'inpost' ? texts.address.forPoint : lostPoint}
      onType={address.type}
      onEdit={address.edit}
      onSave={address.save}
      onCancel={address.cancel}
    >
      {unknownCustomer}
      <CompanyFields form={address.companyForm} company={draft.company} onChange={address.changeCompany} />
    </AddressCard>
  )
  const shippingCard = (
    <ShippingCard
      key="shipping"
      method={method}
      point={point}
      weight={weight}
      noLocker={noLocker}
      delivery={delivery}
      isReckoning={isReckoning}
      problem={address.problems['pickupPoint']}
      mapToken={settings?.pickupMap?.token ?? null}
      loadDialog={loadDialog}
      onMethod={(chosen) => {
        change({ method: chosen, ...(chosen === 'home' && { point: null }) })
        address.settle('pickupPoint')
      }}
      onPoint={(chosen) => {
        change({ point: chosen })
        address.settle('pickupPoint')
      }}
    />
  )

  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
      <div className="min-w-0">
        {/* There from the beginning: what is put into it later is read out. */}
        <div aria-live="polite">
          <Suspense fallback={null}>{lines.some(({ problem }) => problem) && <CartProblems lines={lines} />}</Suspense>
        </div>
        {isWide ? [...read, addressCard, shippingCard] : [shippingCard, addressCard, ...read]}
      </div>
      <PaymentCard
        totals={totals}
        isReckoning={isReckoning}
        isSent={isSent}
        isProcessing={isProcessing}
        leadsToCart={lines.some(({ problem }) => problem !== undefined)}
        payments={settings?.payments}
        marks={
          settings?.ways && (
            <Suspense>
              <PayMarks offered={settings.ways} isInPoland={countryCodeOf(country) === homeCountry} />
            </Suspense>
          )
        }
        way={
          <>
            {settings?.transfer && (
              <Suspense>
                <PaymentWay
                  paysByTransfer={draft.paysByTransfer}
                  isForCompanies={!isTransferPossible}
                  onChoose={(paysByTransfer) => change({ paysByTransfer })}
                />
              </Suspense>
            )}
            <ReviewConsent
              isGiven={draft.wantsReviewLetter}
              onChange={(wantsReviewLetter) => change({ wantsReviewLetter })}
            />
          </>
        }
        paysByTransfer={draft.paysByTransfer}
        isClosed={settings?.payments === 'closed' && !draft.paysByTransfer}
        notice={notice}
        onPay={pay}
      />
    </div>
  )
}
