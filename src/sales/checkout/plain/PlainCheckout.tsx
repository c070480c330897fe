import { isTaxExempt } from '../../../catalog/tax-exemption.ts'
import { checkoutTexts } from '../texts.ts'
import { plainCheckoutTexts } from './texts.ts'
import { lineTotal, piecesIn, subtotalOf } from '../../../cart/cart.ts'
import type { ComparedLine } from '../../../cart/compared-line.ts'
import { formatMoney, formatWeight } from '../../../i18n/format.ts'
import { countriesIn } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import type { PlainPage } from '../../../schemas/plain-page.ts'
import { servedCountries } from '../../../shipping/shipping.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlainField, PlainForm, plainFields } from '../../../ui/forms/PlainForm.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { Card } from '../form/Card.tsx'
import type { PlainCheckout as Told } from './plain-checkout.ts'
import { PlainCompany, PlainPaymentWay, PlainShipping } from './PlainChoices.tsx'
import { PlainReview } from './PlainReview.tsx'

const home = 'Poland'

/** The checkout where no scripts run: first all is typed, then it is read once more and ordered. */
export function PlainCheckout({ page }: { page: PlainPage }) {
  const { language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const told = page.told as Told | undefined
  if (!told || told.lines.length === 0) {
    return (
      <div className="mt-12 border-t border-line py-16">
        <p className="font-display text-2xl">{texts.empty}</p>
        <Button asChild className="mt-8">
          <a href={`/store?lang=${language}`}>{texts.toStore}</a>
        </Button>
      </div>
    )
  }
  if (told.review) return <PlainReview page={page} told={told} review={told.review} />
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="text-mid">{texts.toPay(piecesIn(told.lines))}</p>
        <Button asChild look="outline">
          <a href={`/cart?lang=${language}`}>{texts.toCart}</a>
        </Button>
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
        <Typing page={page} told={told} />
        <Lines lines={told.lines} />
      </div>
    </>
  )
}

/** What is being bought, in short. On a phone it comes first. */
function Lines({ lines }: { lines: ComparedLine[] }) {
  const { language } = useAppContext()
  const { summary, figures } = useTexts(checkoutTexts).checkoutForm
  return (
    <section aria-labelledby="plain-lines" className="order-first border-t border-line pt-8 lg:order-none">
      <h2 id="plain-lines" className="text-2xl">
        {summary.heading}
      </h2>
      <ul aria-label={summary.lines} className="mt-4">
        {lines.map((line) => {
          const weight = parseWeight(line.weight)
          return (
            <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3">
              <span className="min-w-0 wrap-anywhere">
                {line.quantity} × {line.name}
                {weight > 0 && <span className="block text-sm text-mid">{formatWeight(weight, language)}</span>}
              </span>
              <span className="tabular-nums">{formatMoney(lineTotal(line), language)}</span>
            </li>
          )
        })}
      </ul>
      <p className="grid grid-cols-[1fr_auto] py-3 font-medium">
        <span>{figures.subtotal}</span>
        <span className="tabular-nums">{formatMoney(subtotalOf(lines), language)}</span>
      </p>
      {!isTaxExempt.now() && <p className="text-sm text-mid">{figures.withTax}</p>}
    </section>
  )
}

function Typing({ page, told }: { page: PlainPage; told: Told }) {
  const { language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const plain = useTexts(plainCheckoutTexts).plainCheckout
  const { fields } = texts.address
  const country = page.values['country'] ?? home
  const field = (name: Exclude<keyof typeof fields, 'country'>, autoComplete: string, type = 'text') => (
    <PlainField page={page} name={name} label={fields[name]} type={type} autoComplete={autoComplete} />
  )
  return (
    <PlainForm to="/checkout" page={page} className="min-w-0">
      <Card name="plain-address" heading={texts.address.heading}>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
          {field('email', 'email', 'email')}
          {field('phone', 'tel', 'tel')}
        </div>
        <div className="mt-2">{field('address', 'street-address')}</div>
        <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[2fr_3fr]">
          {field('postalCode', 'postal-code')}
          {field('city', 'address-level2')}
        </div>
        <div className="mt-2">
          <SelectField
            form={plainFields(page)}
            name="country"
            label={fields.country}
            autoComplete="country-name"
            defaultValue={country}
          >
            {countriesIn(localeOf[language], country, servedCountries(told.rates)).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <PlainCompany page={page} />
      </Card>
      <PlainShipping page={page} told={told} country={country} />
      <Card name="plain-discount" heading={texts.discount.heading}>
        <PlainField
          page={page}
          name="discountCode"
          label={texts.discount.label}
          hint={plain.codeHint}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
        />
      </Card>
      {told.transfer && <PlainPaymentWay page={page} />}
      {told.payments === 'closed' && <p className="font-medium text-clay">{texts.payment.closed}</p>}
      <Button type="submit" name="do" value="review">
        {plain.toReview}
      </Button>
    </PlainForm>
  )
}
