import { officeOrderEmails } from '../../emails/office-letters.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'

/** Why somebody has to look at the order and what can be done, until somebody says that they have. */
export function AttentionBanner({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: () => change(api.admin.orders[':id'].attention.$delete({ param: { id: String(order.id) } })),
    done: 'Sprawa załatwiona',
  })
  if (order.needsAttention === null) return null
  // Its mark goes when the declaration is seen to, in the section about it.
  const isWithdrawn = order.needsAttention === 'withdrawn' && order.withdrawals.some(({ isOpen }) => isOpen)
  return (
    <section
      aria-labelledby="order-attention"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-clay bg-clay/6 px-4 py-3"
    >
      <div className="min-w-64 flex-1">
        <h3 id="order-attention" className="font-text text-sm font-medium tracking-normal text-[#8c3520]">
          Wymaga uwagi
        </h3>
        <p className="mt-1 text-sm">{officeOrderEmails.attention.reasons[order.needsAttention]}</p>
      </div>
      {!isWithdrawn && (
        <PanelButton isPending={isPending} onClick={() => act()}>
          Sprawa załatwiona
        </PanelButton>
      )}
    </section>
  )
}
