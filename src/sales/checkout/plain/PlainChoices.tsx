import { checkoutTexts } from '../texts.ts'
import { plainCheckoutTexts } from './texts.ts'
import { invoiceAddressTexts } from '../invoice-address/texts.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { countriesIn } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import type { PlainPage } from '../../../schemas/plain-page.ts'
import { samplePoints } from '../../../shipping/pickup-points/sample-points.ts'
import { shippingMethods, type ShippingMethod } from '../../../shipping/shipping.ts'
import { PlainField, plainFields } from '../../../ui/forms/PlainForm.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { deliveryOf, whyNoLocker } from '../delivery.ts'
import { Card } from '../form/Card.tsx'
import type { PlainCheckout } from './plain-checkout.ts'

interface Props {
  page: PlainPage
}

/** How the parcel gets there, with what it costs to the country that was typed last. */
export function PlainShipping({ page, told, country }: Props & { told: PlainCheckout; country: string }) {
  const { language } = useAppContext()
  const { shipping: texts, free } = useTexts(checkoutTexts).checkoutForm
  const all = useTexts(checkoutTexts).checkoutForm
  const plain = useTexts(plainCheckoutTexts).plainCheckout
  const delivery = deliveryOf(told.lines, country, told.rates)
  // Whoever changes the country to ours may want a locker: the shop says then whether one takes it.
  const noLocker = delivery.inpost.ok ? whyNoLocker(delivery, told.lines, all, language) : []
  const chosen = page.values['shippingMethod'] === 'inpost' && noLocker.length === 0 ? 'inpost' : 'home'
  const price = (method: ShippingMethod) => {
    const cost = delivery[method]
    return cost.ok && (cost.cost === 0 ? free : formatMoney(cost.cost, language))
  }
  return (
    <Card name="plain-shipping" heading={texts.heading}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.legend}</legend>
        <div className="border-t border-line">
          {shippingMethods.map((method) => {
            const why = method === 'inpost' ? noLocker : []
            return (
              <Choice
                key={method}
                name="shippingMethod"
                value={method}
                isChosen={method === chosen}
                isOffered={why.length === 0}
                label={texts[method]}
                hint={why.length > 0 ? why.join(' ') : method === 'home' ? texts.homeHint : undefined}
                price={why.length === 0 && price(method)}
              />
            )
          })}
        </div>
      </fieldset>
      {noLocker.length === 0 && <Point page={page} hasMap={told.hasMap} />}
      <p className="mt-3 text-sm text-mid">{plain.costsLater}</p>
    </Card>
  )
}

/** Which locker: of the stand-in for the carrier's map one in a list, of the map itself its code. */
function Point({ page, hasMap }: Props & { hasMap: boolean }) {
  const plain = useTexts(plainCheckoutTexts).plainCheckout
  if (hasMap) {
    return (
      <div className="mt-6">
        <PlainField
          page={page}
          name="point"
          label={plain.point}
          hint={plain.pointCode}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
        />
      </div>
    )
  }
  return (
    <div className="mt-6">
      <SelectField form={plainFields(page)} name="point" label={plain.point} defaultValue={page.values['point'] ?? ''}>
        <option value="">{plain.pointChoice}</option>
        {samplePoints.map(({ name, address }) => (
          <option key={name} value={name}>{`${address.line2}, ${address.line1} (${name})`}</option>
        ))}
      </SelectField>
    </div>
  )
}

/** Who buys as a company says which. */
export function PlainCompany({ page }: Props) {
  const { company: texts } = useTexts(checkoutTexts).checkoutForm
  const plain = useTexts(plainCheckoutTexts).plainCheckout
  const isTyped = ['companyName', 'taxNumber'].some((name) => page.values[name] || page.problems[name])
  return (
    <details open={isTyped} className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{texts.open}</summary>
      <p className="mt-1 mb-4 text-sm text-mid">{plain.companyHint}</p>
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
        <PlainField page={page} name="companyName" label={texts.name} isOptional autoComplete="organization" />
        <PlainField
          page={page}
          name="taxNumber"
          label={texts.taxNumber}
          hint={texts.taxNumberHint}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="invoiceByMail"
          defaultChecked={page.values['invoiceByMail'] !== undefined}
          className="size-6 shrink-0 accent-violet"
        />
        {texts.invoiceByMail}
      </label>
      <PlainInvoiceAddress page={page} />
    </details>
  )
}

/** Where the company is at home, if the parcel goes elsewhere. */
function PlainInvoiceAddress({ page }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(invoiceAddressTexts).invoiceAddress
  const country = page.values['invoiceCountry'] ?? 'Poland'
  const isTyped = ['invoiceStreet', 'invoiceCode', 'invoiceCity'].some(
    (name) => page.values[name] || page.problems[name],
  )
  return (
    <details open={isTyped} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2">{texts.open}</summary>
      <PlainField
        page={page}
        name="invoiceStreet"
        label={texts.fields.address}
        hint={texts.hint}
        isOptional
        autoComplete="off"
      />
      <div className="mt-2 grid items-end gap-x-6 gap-y-2 sm:grid-cols-[2fr_3fr]">
        <PlainField page={page} name="invoiceCode" label={texts.fields.postalCode} isOptional autoComplete="off" />
        <PlainField page={page} name="invoiceCity" label={texts.fields.city} isOptional autoComplete="off" />
      </div>
      <div className="mt-2">
        <SelectField
          form={plainFields(page)}
          name="invoiceCountry"
          label={texts.fields.country}
          autoComplete="off"
          defaultValue={country}
        >
          {countriesIn(localeOf[language], country).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  )
}

/** How it will be paid, where the shop offers more than its provider's page. */
export function PlainPaymentWay({ page }: Props) {
  const { way: texts } = useTexts(checkoutTexts).checkoutForm.payment
  const chosen = page.values['paymentMethod'] === 'transfer' ? 'transfer' : 'card'
  return (
    <fieldset className="min-w-0 pb-6">
      <legend className="font-medium">{texts.legend}</legend>
      <div className="mt-2 border-t border-line">
        {(['card', 'transfer'] as const).map((way) => (
          <Choice
            key={way}
            name="paymentMethod"
            value={way}
            isChosen={way === chosen}
            label={texts[way]}
            hint={texts[`${way}Hint`]}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  isOffered?: boolean
  label: string
  hint?: string | undefined
  price?: string | false
}

function Choice({ name, value, isChosen, isOffered = true, label, hint, price }: ChoiceProps) {
  return (
    <label className="group flex items-start gap-4 border-b border-line py-4">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={!isOffered}
        className="mt-0.5 size-6 shrink-0 accent-violet"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4">
        <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
          <span className="block font-medium group-has-disabled:text-mid">{label}</span>
          {hint && <span className="block text-sm text-mid">{hint}</span>}
        </span>
        {price && <span className="shrink-0 tabular-nums">{price}</span>}
      </span>
    </label>
  )
}
