import { useTexts } from '../../../web/app-context.tsx'
import { checkoutTexts } from '../texts.ts'

interface Props {
  paysByTransfer: boolean
  /** A transfer is for companies, and the customer hasn't said that they buy as one. */
  isForCompanies: boolean
  onChoose(paysByTransfer: boolean): void
}

/** How the order will be paid, where the shop offers more than its provider's page. */
export function PaymentWay({ paysByTransfer, isForCompanies, onChoose }: Props) {
  const { way: texts } = useTexts(checkoutTexts).checkoutForm.payment
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-medium">{texts.legend}</legend>
      <div className="mt-2 border-t border-line">
        {(['card', 'transfer'] as const).map((name) => (
          <label key={name} className="group flex items-start gap-4 border-b border-line py-3">
            <input
              type="radio"
              name="paymentMethod"
              value={name}
              checked={(name === 'transfer') === paysByTransfer}
              disabled={name === 'transfer' && isForCompanies}
              onChange={() => onChoose(name === 'transfer')}
              className="mt-0.5 size-6 shrink-0 accent-violet"
            />
            <span className="min-w-0 font-medium wrap-anywhere group-has-disabled:text-mid">
              {texts[name]}
              <span aria-live="polite" className="block text-sm font-normal text-mid">
                {name === 'transfer' && isForCompanies ? texts.companiesHint : texts[`${name}Hint`]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
