import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readMoney } from '../../../../kernel/money.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { api, sentenceOf } from '../../../../panel-kit/panel-api.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { readResponse } from '../../../../web/api.ts'
import { orderContent, type ContentPreview } from '../../office/order-content.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'
import { CompanyFields, DeliveryFields } from './DeliveryFields.tsx'
import { Group } from './Group.tsx'
import { LinesField } from './LinesField.tsx'
import { blankOrder, type OfficeForm, type OfficeValues } from './office-values.ts'
import { QuoteFigures } from './QuoteFigures.tsx'
import { RecipientFields } from './RecipientFields.tsx'

type Json = Parameters<(typeof api.admin.orders)[':id']['content']['$put']>[0]['json']

/** An order before it is sent, with what may be another: goods, address, delivery and company. */
export function ChangeOrderForm({ order, onClose }: { order: OrderRecord; onClose(): void }) {
  const change = useOrderChange(order.id)
  const [isLetOff, letOff] = useState(false)
  const param = { id: String(order.id) }
  const form: OfficeForm = usePanelForm<OfficeValues, OrderRecord>({
    schema: orderContent,
    values: valuesOf(order),
    send: (values) => {
      const difference = isLetOff ? ('waive' as const) : ('charge' as const)
      const json = { ...contentOf(values), difference, expectedTotal: seenTotal ?? null, version: order.version }
      return change(api.admin.orders[':id'].content.$put({ param, json }))
    },
    done: ({ dueAmount }) =>
      dueAmount === undefined
        ? 'Zamówienie jest zmienione, klient dostaje nowe potwierdzenie'
        : `Zamówienie jest zmienione. Klient dostaje link do dopłaty ${formatAmount(dueAmount)}`,
    onSent: onClose,
  })
  const { preview, seenTotal, problem } = usePreview(order, form)
  const lineOf = (id: number) => order.items.filter(({ productId }) => productId === id)
  return (
    <PanelFormFrame form={form} label="Zmiana zamówienia" className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0 space-y-8">
        <Group heading="Produkty">
          <LinesField
            form={form}
            nameOf={(id) => lineOf(id)[0]?.productName}
            detailOf={(id) =>
              lineOf(id)
                .map(({ quantity, price }) => `kupiono ${quantity} po ${formatAmount(price)}`)
                .join(', ')
            }
          />
        </Group>
        <Group heading="Dostawa">
          <DeliveryFields form={form} />
        </Group>
      </div>
      <div className="min-w-0 space-y-8">
        <Group heading="Klient">
          <RecipientFields form={form} />
          <CompanyFields form={form} />
        </Group>
        <Group heading="Po zmianie">
          <QuoteFigures quote={preview} problem={problem} />
          {preview && <Difference preview={preview} isPaid={order.paymentStatus === 'paid'} />}
          {preview && readMoney(preview.charge) > 0 && (
            <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={isLetOff}
                onChange={({ currentTarget }) => letOff(currentTarget.checked)}
                className="size-5 accent-violet"
              />
              Daruj klientowi tę różnicę
            </label>
          )}
        </Group>
        <FormButtons form={form} label="Zapisz zmianę" onCancel={onClose} />
      </div>
    </PanelFormFrame>
  )
}

/** What becomes of the difference, in one sentence. */
function Difference({ preview, isPaid }: { preview: ContentPreview; isPaid: boolean }) {
  const { totalBefore, charge, refund, isCodeDropped } = preview
  return (
    <div aria-live="polite" className="space-y-1 border-l-2 border-violet pl-3 text-sm tabular-nums">
      <p>Było: {formatAmount(totalBefore)}.</p>
      {!isPaid && <p>Klient jeszcze nie zapłacił: dostanie link do nowej kwoty, a&nbsp;towar na niego poczeka.</p>}
      {readMoney(charge) > 0 && (
        <p className="font-medium">
          Do dopłaty {formatAmount(charge)}. Klient dostanie link; paczki nie pakuj, dopóki nie dopłaci.
        </p>
      )}
      {readMoney(refund) > 0 && (
        <p className="font-medium">
          Do zwrotu {formatAmount(refund)}. Pieniądze wrócą od razu, tą samą drogą, którą zapłacono.
        </p>
      )}
      {isCodeDropped && <p>Kod rabatowy przestaje działać: zamówienie jest na to za małe.</p>}
    </div>
  )
}

function valuesOf(order: OrderRecord): OfficeValues {
  const { firstName = '', lastName = '', wantsInvoiceByMail = false, invoiceAddress = null } = order
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of order.items)
    if (productId !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return {
    ...blankOrder,
    cart: [...pieces].map(([id, quantity]) => ({ id, quantity })),
    recipient: {
      firstName,
      lastName,
      email: order.customerEmail,
      phone: order.customerPhone,
      ...order.shippingAddress,
    },
    shippingMethod: order.shippingMethod,
    // What is known besides stays, unless it is another point.
    pickupPoint: order.pickupPoint && { name: order.pickupPoint.code ?? order.pickupPoint.name },
    company: order.companyName
      ? { name: order.companyName, taxNumber: order.taxNumber ?? '', invoiceByMail: wantsInvoiceByMail, invoiceAddress }
      : null,
  }
}

const contentOf = ({ cart, recipient, shippingMethod, pickupPoint, company }: OfficeValues) =>
  ({ cart, recipient, shippingMethod, pickupPoint, company }) as Json

/** What the change would come to, shortly after the last of it was typed; or why it can't be. */
function usePreview(order: OrderRecord, form: OfficeForm) {
  const values = form.watch()
  // Everything but who it is for may cost another sum; what isn't typed yet isn't asked about.
  const question = JSON.stringify({
    ...contentOf({ ...values, cart: values.cart.filter(({ quantity }) => Number(quantity) > 0) }),
    version: order.version,
  })
  const [asked, ask] = useState(question)
  useEffect(() => {
    const timer = setTimeout(() => ask(question), 400)
    return () => clearTimeout(timer)
  }, [question])
  const json = JSON.parse(asked) as Json
  const isComplete = orderContent.safeParse(json).success
  const { data, error } = useQuery({
    queryKey: ['change-preview', order.id, asked],
    queryFn: () =>
      readResponse(api.admin.orders[':id'].content.preview.$post({ param: { id: String(order.id) }, json })),
    enabled: isComplete,
    retry: false,
  })
  const preview = isComplete ? data : undefined
  // Who presses before the new figures have come has seen the earlier ones.
  const seenTotal = asked === question ? preview?.total : undefined
  return { preview, seenTotal, problem: error ? sentenceOf(error) : undefined }
}
