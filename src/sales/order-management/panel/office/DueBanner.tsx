import { api } from '../../../../panel-kit/panel-api.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'

/** Says that a changed order waits for the difference, until it is paid or the customer is let off it. */
export function DueBanner({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: () =>
      change(
        api.admin.orders[':id'].waiver.$post({ param: { id: String(order.id) }, json: { version: order.version } }),
      ),
    done: 'Dopłata jest darowana, zamówienie można pakować',
  })
  if (order.dueAmount === undefined) return null
  return (
    <section
      aria-labelledby="order-due"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-clay bg-clay/6 px-4 py-3"
    >
      <div className="min-w-64 flex-1">
        <h3 id="order-due" className="font-medium text-clay">
          Do dopłaty {formatAmount(order.dueAmount)}
        </h3>
        <p className="text-sm">
          Klient ma link do dopłaty w&nbsp;e-mailu o&nbsp;zmianie. Paczki nie pakuj, dopóki nie dopłaci: zamówienia nie
          ma na liście do pakowania.
        </p>
      </div>
      <PanelButton isPending={isPending} onClick={() => act()}>
        Daruj dopłatę
      </PanelButton>
    </section>
  )
}
