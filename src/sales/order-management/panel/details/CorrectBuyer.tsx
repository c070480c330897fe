import { useState } from 'react'
import { countriesIn, formatCountry } from '../../../../kernel/countries.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { readResponse } from '../../../../web/api.ts'
import { buyerCorrection, type BuyerPreview } from '../../../invoices/buyer/buyer-correction.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'

/** Where the buyer of an issued invoice is corrected: by documents, since nothing that was issued changes. */
export function CorrectBuyer({ order, invoice }: { order: OrderRecord; invoice: { id: number; number: string } }) {
  const [isOpen, open] = useState(false)
  if (!isOpen)
    return (
      <PanelButton className="mt-3" onClick={() => open(true)}>
        Popraw dane nabywcy
      </PanelButton>
    )
  return <BuyerForm order={order} invoice={invoice} onClose={() => open(false)} />
}

type Values = Record<'name' | 'taxNumber' | 'address' | 'postalCode' | 'city' | 'country' | 'reason', string>

function BuyerForm({ order, invoice, onClose }: Parameters<typeof CorrectBuyer>[0] & { onClose(): void }) {
  const change = useOrderChange(order.id)
  const param = { id: String(invoice.id) }
  const form = usePanelForm<Values, OrderRecord>({
    schema: buyerCorrection,
    values: {
      name: order.companyName ?? order.invoiceName ?? order.customerName,
      taxNumber: order.taxNumber ?? '',
      ...(order.invoiceAddress ?? order.shippingAddress),
      reason: '',
    },
    asks: async (values) => {
      const json = { ...values, version: order.version }
      const preview = await readResponse(api.admin.invoices[':id'].buyer.preview.$post({ param, json })).catch(
        () => undefined,
      )
      // What can't be so is said at its field when it is sent.
      return preview === undefined || confirm(questionOf(preview))
    },
    send: (values) =>
      change(api.admin.invoices[':id'].buyer.$post({ param, json: { ...values, version: order.version } })),
    done: 'Wystawiono poprawione dokumenty, klient dostaje je e-mailem',
    onSent: onClose,
  })
  const quiet = { autoComplete: 'off', spellCheck: false } as const
  return (
    <PanelFormFrame form={form} label="Poprawianie danych nabywcy" className="mt-3 space-y-3">
      <p className="border-l-2 border-violet pl-3">
        Faktura {invoice.number} zostaje, jaka jest. Zmiana nazwy albo adresu to korekta danych bez zmiany kwot. Inny
        NIP to inny podatnik: faktura jest wtedy korygowana do zera, a&nbsp;nowa dostaje nowy numer. Zanim cokolwiek
        powstanie, zobaczysz co. W&nbsp;razie wątpliwości zapytaj księgową.
      </p>
      <TextField form={form} name="name" label="Nabywca" {...quiet} />
      <TextField form={form} name="taxNumber" label="NIP nabywcy" isOptional hint="Puste: osoba prywatna." {...quiet} />
      <TextField form={form} name="address" label="Adres nabywcy" {...quiet} />
      <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
        <TextField form={form} name="postalCode" label="Kod nabywcy" {...quiet} />
        <TextField form={form} name="city" label="Miejscowość nabywcy" {...quiet} />
      </div>
      <SelectField form={form} name="country" label="Państwo nabywcy">
        {countriesIn('pl-PL', form.watch('country')).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="reason"
        label="Skąd wiadomo, że jest inaczej"
        hint="Tylko dla biura: zapisuje się w historii."
        {...quiet}
      />
      <FormButtons form={form} label="Wystaw poprawkę" sendingLabel="Wystawianie..." onCancel={onClose} />
    </PanelFormFrame>
  )
}

function questionOf({ way, invoice, total, before, after, isTaxedOtherwise }: BuyerPreview) {
  const tax = isTaxedOtherwise
    ? ' Uwaga: sprzedaż temu nabywcy byłaby dziś opodatkowana inaczej, ale dokumenty zachowają stawki, które naliczono. Czy tak może zostać, musi rozstrzygnąć księgowa.'
    : ''
  const said = `Było: ${describe(before)}. Będzie: ${describe(after)}.${tax}`
  return way === 'replaced'
    ? {
        title: 'Skorygować do zera i wystawić nową fakturę?',
        text: `NIP jest inny. Faktura ${invoice} (teraz ${formatAmount(total)}) zostanie skorygowana do zera, a na nowego nabywcę powstanie nowa faktura; wcześniejsze zwroty zostaną skorygowane także do niej. ${said} Wystawionych dokumentów nie można usunąć.`,
        agree: 'Wystaw dokumenty',
      }
    : {
        title: 'Wystawić korektę danych nabywcy?',
        text: `Do faktury ${invoice} powstanie korekta, kwoty się nie zmienią. ${said} Wystawionej korekty nie można usunąć.`,
        agree: 'Wystaw korektę',
      }
}

const describe = ({ name, taxNumber, address, postalCode, city, country }: BuyerPreview['before']) =>
  [name, taxNumber ? `NIP ${taxNumber}` : 'bez NIP', address, `${postalCode} ${city}`, formatCountry(country, 'pl-PL')]
    .filter(Boolean)
    .join(', ')
