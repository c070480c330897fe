import { isTaxExempt } from '../../../catalog/tax-exemption.ts'
import { checkoutTexts } from '../texts.ts'
import { plainCheckoutTexts } from './texts.ts'
import type { PlainPage } from '../../../schemas/plain-page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Carried, PlainForm } from '../../../ui/forms/PlainForm.tsx'
import { formatCountry } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { Card } from '../form/Card.tsx'
import { OrderSummary } from '../form/OrderSummary.tsx'
import { ShownAddress } from '../form/ShownAddress.tsx'
import { Terms } from '../form/Terms.tsx'
import { totalsIn } from '../totals.ts'
import type { PlainCheckout, Review } from './plain-checkout.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

/** The whole order with all that it costs, and the button that makes it. */
export function PlainReview({ page, told, review }: { page: PlainPage; told: PlainCheckout; review: Review }) {
  const texts = useTexts(checkoutTexts).checkoutForm
  const plain = useTexts(plainCheckoutTexts).plainCheckout
  const { language } = useAppContext()
  const { asked, quote, carried } = review
  const { company, pickupPoint, shippingMethod } = asked
  const byTransfer = asked.paymentMethod === 'transfer'
  const method = shippingMethod ?? 'home'
  return (
    <div className="mt-8 max-w-3xl">
      <h2 className="text-3xl">{plain.review}</h2>
      <PlainForm to="/checkout" page={page} className="mt-6">
        <Carried values={{ ...page.values, ...carried }} />
        <Card name="plain-address" heading={texts.address.heading}>
          <ShownAddress address={asked.shippingAddress} />
          {company && (
            <p className="mt-4 wrap-anywhere">
              <span className="block font-medium">{company.name}</span>
              {`${texts.company.taxNumber}: ${company.taxNumber}`}
              {company.invoiceAddress && (
                <span className="block">
                  {`${company.invoiceAddress.address}, ${company.invoiceAddress.postalCode} ${company.invoiceAddress.city}, `}
                  {formatCountry(company.invoiceAddress.country, localeOf[language])}
                </span>
              )}
              {company.invoiceByMail && <span className="block text-sm text-mid">{texts.company.invoiceByMail}</span>}
            </p>
          )}
        </Card>
        <Card name="plain-shipping" heading={texts.shipping.heading}>
          <p className="font-medium">{texts.shipping[method]}</p>
          {pickupPoint && (
            <p className="mt-1 wrap-anywhere text-mid">
              {[nameOfPoint(pickupPoint), pickupPoint.address?.line1, pickupPoint.address?.line2]
                .filter(Boolean)
                .join(', ')}
            </p>
          )}
        </Card>
        <Card name="plain-paid-by" heading={plain.paidBy}>
          <p className="font-medium">{byTransfer ? texts.payment.way.transfer : texts.payment.way.card}</p>
          <p className="mt-1 text-mid">{byTransfer ? texts.payment.way.transferHint : texts.payment.way.cardHint}</p>
          {told.payments === 'demo' && !byTransfer && (
            <p className="mt-4 border-l-2 border-sea pl-4 text-sm">{texts.payment.demo}</p>
          )}
        </Card>
        <OrderSummary
          lines={told.lines}
          quote={quote}
          totals={totalsIn(quote)}
          isReckoning={false}
          isSent
          isFolded={false}
        />
        {!isTaxExempt.now() && <p className="text-sm text-mid">{texts.figures.withTax}</p>}
        <Terms />
        <div className="flex flex-wrap gap-4 pt-2">
          <Button type="submit" name="do" value="order">
            {texts.payment.pay}
          </Button>
          <Button type="submit" look="outline" name="do" value="change">
            {plain.change}
          </Button>
        </div>
      </PlainForm>
    </div>
  )
}
