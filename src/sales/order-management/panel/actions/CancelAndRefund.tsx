import { money, printMoney, readMoney } from '../../../../kernel/money.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { hasLeft } from '../../../orders/has-left.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Cancels a paid order that was never shipped and refunds all of it, after a confirmation. */
export function CancelAndRefund({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: () =>
      change(
        api.admin.orders[':id'].cancellation.$post({
          param: { id: String(order.id) },
          json: { version: order.version },
        }),
      ),
    done: formatDone,
  })
  const kept = order.payments.reduce((sum, { refundableAmount }) => sum + readMoney(refundableAmount), 0)
  if (kept === 0 || order.status === 'cancelled' || hasLeft(order)) return null
  const amount = formatAmount(printMoney(money(kept)))
  const ask = async () => {
    const agrees = await confirm({
      title: `Anulować zamówienie ${order.orderNumber} i\u00A0zwrócić ${amount}?`,
      text: `Pieniądze dostanie ${order.customerName} (${order.customerEmail}), tą samą drogą, którą zapłacono. Towar wróci na stan, a\u00A0klient dostanie e-mail. Zwrotu nie da się cofnąć.`,
      agree: `Anuluj i\u00A0zwróć ${amount}`,
      decline: 'Nie anuluj',
    })
    if (agrees) act()
  }
  return (
    <PanelButton isPending={isPending} onClick={() => void ask()} className="my-1">
      Anuluj i{'\u00A0'}zwróć pieniądze
    </PanelButton>
  )
}

function formatDone({ refunds }: OrderRecord): string {
  const { state } = refunds.at(-1) ?? {}
  if (state === 'refused') return 'Zamówienie jest anulowane, ale operator płatności odmówił zwrotu'
  if (state === 'waiting')
    return 'Zamówienie jest anulowane, a\u00A0zwrot zlecony: operator płatności jeszcze nie potwierdził'
  return 'Zamówienie jest anulowane, a\u00A0pieniądze zwrócone'
}
