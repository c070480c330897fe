import { useState } from 'react'
import { orderStates } from '../../../orders/texts/pl.ts'
import { readMoney } from '../../../../kernel/money.ts'
import { CallFailed } from '../../../../web/api.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { SelectField } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { statusChange } from '../../changes/order-changes.ts'
import type { OrderRecord } from '../../order-details.ts'
import { orderStatuses, type OrderStatus } from '../../../orders/order.ts'
import { consequenceOf } from './status-consequences.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Changes the status of an order and explains what follows from it before it is saved. */
export function StatusForm({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const [shortages, setShortages] = useState<Shortage[]>([])
  const form = usePanelForm<{ status: OrderStatus }, OrderRecord>({
    schema: statusChange,
    values: { status: order.status },
    isLive: true,
    asks: async ({ status }) => status !== 'cancelled' || order.status === 'cancelled' || agreesToCancel(order),
    send: async ({ status }) => {
      setShortages([])
      try {
        const json = { status, version: order.version }
        return await change(api.admin.orders[':id'].status.$put({ param: { id: String(order.id) }, json }))
      } catch (error) {
        const found = shortagesIn(error, order)
        setShortages(found)
        throw found.length > 0 ? missingGoods : error
      }
    },
    done: 'Status zamówienia został zaktualizowany',
  })
  const chosen = form.watch('status')
  return (
    <PanelFormFrame form={form} label="Zmiana statusu zamówienia" className="space-y-3">
      <SelectField form={form} name="status" label="Status" hint={consequenceOf(order, chosen)}>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderStates.status[status]}
          </option>
        ))}
      </SelectField>
      {shortages.length > 0 && chosen !== order.status && <Shortages shortages={shortages} />}
      <p className="text-xs text-mid">
        Stan płatności zmienia tylko sprawdzenie u&nbsp;operatora (pod listą zamówień, w&nbsp;„Inne”) albo zwrot
        pieniędzy.
      </p>
      <FormButtons form={form} label="Zmień status" />
    </PanelFormFrame>
  )
}

const agreesToCancel = (order: OrderRecord) =>
  confirm({
    title: `Anulować zamówienie ${order.orderNumber}?`,
    text:
      readMoney(order.refundableAmount) > 0
        ? 'Klient dostanie o\u00A0tym e-mail. Pieniądze nie wracają same: po anulowaniu zleć zwrot.'
        : 'Klient dostanie o\u00A0tym e-mail.',
    agree: 'Anuluj zamówienie',
    decline: 'Nie anuluj',
  })

const missingGoods = new CallFailed(409, { message: 'Nie ma już tylu sztuk, ilu potrzebuje to zamówienie.' })

function Shortages({ shortages }: { shortages: Shortage[] }) {
  return (
    <div role="alert" className="border-l-2 border-clay pl-3 text-clay">
      <p className="font-medium">Brakuje towaru:</p>
      <ul>
        {shortages.map(({ name, needed, available }) => (
          <li key={name}>
            {name}: potrzeba {needed}, jest {available}
          </li>
        ))}
      </ul>
      <p>Uzupełnij zapas w&nbsp;zakładce Produkty i&nbsp;spróbuj ponownie.</p>
    </div>
  )
}

interface Shortage {
  name: string
  needed: number
  available: number
}

/** The products that are missing, if the change was refused because of them. */
function shortagesIn(error: unknown, { items }: Pick<OrderRecord, 'items'>): Shortage[] {
  if (!(error instanceof CallFailed) || error.answer['code'] !== 'sold_out') return []
  const lines = error.answer['lines'] as { id: number; available: number }[]
  return lines.flatMap(({ id, available }) => {
    const item = items.find(({ productId }) => (productId ?? 0) === id)
    return item ? [{ name: item.productName, needed: item.quantity, available }] : []
  })
}
