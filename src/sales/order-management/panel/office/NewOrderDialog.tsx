import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languages } from '../../../../kernel/language.ts'
import { languageNames } from '../../../../i18n/language-names.ts'
import { goTo, useAddress } from '../../../../panel-kit/address.ts'
import { mayLeave } from '../../../../panel-kit/forms/unsaved.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { NumberField, SelectField, TextAreaField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { api, sentenceOf } from '../../../../panel-kit/panel-api.ts'
import { PanelDialog } from '../../../../panel-kit/PanelDialog.tsx'
import { readResponse } from '../../../../web/api.ts'
import type { Quote } from '../../../checkout/checkout.ts'
import { officeOrder, type KnownCustomer, type MadeOrder, type OfficeOrder } from '../../office/office-order.ts'
import { CompanyFields, DeliveryFields } from './DeliveryFields.tsx'
import { beside, Group } from './Group.tsx'
import { KnownCustomers } from './KnownCustomers.tsx'
import { LinesField } from './LinesField.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { QuoteFigures } from './QuoteFigures.tsx'
import { asTyped, blankOrder, type OfficeForm, type OfficeValues } from './office-values.ts'

const payments: Record<OfficeOrder['payment'], string> = {
  later: 'Link do zapłaty e-mailem (klient może też zrobić przelew)',
  cash: 'Gotówka, już przyjęta',
  terminal: 'Karta w terminalu, już przyjęta',
}
const terms: Record<OfficeOrder['terms'], string> = {
  read_out: 'Omówione przez telefon; regulamin idzie w e-mailu',
  sent: 'Wysłane wcześniej',
  shown: 'Do wglądu na miejscu',
}

/** An order that the office makes for somebody on the telephone or at the market. */
export function NewOrderDialog() {
  const asked = useAddress()
  const close = async () => {
    if (await mayLeave()) goTo({ ...asked, new: undefined }, { replaces: true, leavesNothing: true })
  }
  return (
    <PanelDialog title="Nowe zamówienie" onClose={() => void close()}>
      <NewOrderForm
        onMade={({ id }) =>
          goTo({ ...asked, new: undefined, order: String(id) }, { replaces: true, leavesNothing: true })
        }
      />
    </PanelDialog>
  )
}

function NewOrderForm({ onMade }: { onMade(made: MadeOrder): void }) {
  // Pressed twice, or sent again after a broken line, it is one order.
  const [key] = useState(() => crypto.randomUUID())
  const form: OfficeForm = usePanelForm<OfficeValues, MadeOrder>({
    schema: officeOrder,
    values: blankOrder,
    send: (values) =>
      readResponse(
        api.admin.orders.$post(
          {
            json: { ...values, expectedTotal: seenTotal ?? null } as Parameters<
              typeof api.admin.orders.$post
            >[0]['json'],
          },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    done: ({ orderNumber }) => `Zamówienie ${orderNumber} jest zapisane`,
    onSent: onMade,
  })
  const { quote, seenTotal, problem } = useQuote(form)
  const fill = (customer: KnownCustomer) => {
    const { firstName, lastName, email, phone, address, city, postalCode, country } = customer
    form.setValue('recipient', { firstName, lastName, email, phone, address, city, postalCode, country }, asTyped)
    form.setValue('language', customer.language, asTyped)
    form.setValue('shippingMethod', customer.shippingMethod, asTyped)
    const { code, ...point } = customer.pickupPoint ?? { name: '' }
    form.setValue('pickupPoint', customer.pickupPoint && { ...point, name: code ?? point.name }, asTyped)
    const { companyName, taxNumber, invoiceAddress = null } = customer
    const company =
      companyName && taxNumber ? { name: companyName, taxNumber, invoiceByMail: true, invoiceAddress } : null
    form.setValue('company', company, asTyped)
  }
  const [payment, isHandedOver] = [form.watch('payment'), form.watch('isHandedOver')]
  return (
    <PanelFormFrame form={form} label="Nowe zamówienie" className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0 space-y-8">
        <Group heading="Produkty">
          <LinesField form={form} />
          <div className="max-w-60">
            <TextField
              form={form}
              name="discountCode"
              label="Kod rabatowy"
              isOptional
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </Group>
        <Group heading="Dostawa">
          <DeliveryFields form={form} canHandOver />
        </Group>
        <QuoteFigures quote={quote} problem={problem} />
      </div>
      <div className="min-w-0 space-y-8">
        <Group heading="Klient">
          <KnownCustomers id={`${form.id}-known`} choose={fill} />
          <RecipientFields form={form} />
          <CompanyFields form={form} />
        </Group>
        <Group heading="Zapłata i umowa">
          <SelectField form={form} name="payment" label="Zapłata">
            {(Object.keys(payments) as OfficeOrder['payment'][]).map((way) => (
              <option key={way} value={way} disabled={isHandedOver && way === 'later'}>
                {payments[way]}
              </option>
            ))}
          </SelectField>
          {payment !== 'later' && (
            <p className="text-xs text-mid">
              Paragon wystaw na kasie fiskalnej: sklep go nie drukuje. Tutaj zapisuje się tylko, że pieniądze przyjęto.
            </p>
          )}
          <div className={beside}>
            {payment === 'later' && (
              <NumberField
                form={form}
                name="days"
                label="Ile dni czeka towar"
                inputMode="numeric"
                hint="Od 1 do 30. Potem towar wraca na stan."
              />
            )}
            <SelectField form={form} name="language" label="Język listów">
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </SelectField>
          </div>
          <SelectField form={form} name="terms" label="Jak klient poznał regulamin">
            {(Object.keys(terms) as OfficeOrder['terms'][]).map((way) => (
              <option key={way} value={way}>
                {terms[way]}
              </option>
            ))}
          </SelectField>
          <TextAreaField form={form} name="note" label="Uwagi dla biura" isOptional rows={2} />
        </Group>
        <FormButtons form={form} label="Złóż zamówienie" sendingLabel="Zapisywanie..." />
      </div>
    </PanelFormFrame>
  )
}

/** What it comes to, shortly after the last change; or why it can't be ordered so. */
function useQuote(form: OfficeForm) {
  const { cart, discountCode, shippingMethod, isHandedOver, recipient } = form.watch()
  const question = JSON.stringify({
    cart: cart.filter(({ quantity }) => Number(quantity) > 0),
    discountCode: discountCode.trim(),
    shippingMethod,
    isHandedOver,
    country: recipient.country,
  })
  const [asked, ask] = useState(question)
  useEffect(() => {
    const timer = setTimeout(() => ask(question), 300)
    return () => clearTimeout(timer)
  }, [question])
  const json = JSON.parse(asked) as Parameters<typeof api.admin.orders.quote.$post>[0]['json']
  const isEmpty = json.cart.length === 0
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['office-quote', asked],
    queryFn: () => readResponse(api.admin.orders.quote.$post({ json })),
    enabled: !isEmpty,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const quote: Quote | undefined = isEmpty || error ? undefined : data
  // Who presses before the new figures have come has seen the earlier ones.
  const seenTotal = asked === question && !isPlaceholderData ? quote?.total : undefined
  return { quote, seenTotal, problem: error && !isEmpty ? sentenceOf(error) : undefined }
}
