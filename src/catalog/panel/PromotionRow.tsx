import { CircleStop, Trash2 } from 'lucide-react'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelBadge, type Tone } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { formatEdge, typedMoment } from '../../panel-kit/fields/typed-moment.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import type { AdminPromotion, PromotionState } from '../prices/promotion.ts'

const states: Record<PromotionState, { label: string; tone: Tone }> = {
  running: { label: 'Trwa', tone: 'good' },
  planned: { label: 'Zaplanowana', tone: 'waiting' },
  over: { label: 'Zakończona', tone: 'plain' },
}

interface Props {
  promotion: AdminPromotion
  /** Called when the pressed button is about to disappear with its row. */
  onGone(): void
}

/** A promotion with its actions. */
export function PromotionRow({ promotion, onGone }: Props) {
  const { id, price, lowestPrice, startsAt, endsAt, state } = promotion
  const at = api.admin.promotions[':id']
  const param = { id: String(id) }
  const ending = useAction({
    call: () => readResponse(at.$put({ param, json: { ended: true } })),
    done: 'Promocja została zakończona',
    onDone: onGone,
  })
  const removing = useAction({
    call: () => readResponse(at.$delete({ param })),
    done: 'Promocja została usunięta',
    onDone: onGone,
  })
  const end = async () => {
    const text = 'Od tej chwili będzie obowiązywać cena regularna. Tego nie można cofnąć.'
    if (await confirm({ title: 'Zakończyć promocję?', text, agree: 'Zakończ promocję' })) ending.act()
  }
  const remove = async () => {
    const text = 'Zaplanowana promocja zniknie z\u00A0listy.'
    if (await confirm({ title: 'Usunąć promocję?', text, agree: 'Usuń promocję' })) removing.act()
  }
  const what = `promocję ${formatAmount(price)}`
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-sm">
      <div className="min-w-0 flex-1 tabular-nums">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{formatAmount(price)}</span>
          <PanelBadge tone={states[state].tone}>{states[state].label}</PanelBadge>
        </p>
        <p>
          od {formatEdge(startsAt, 'first')} do {formatEnd(endsAt)}
        </p>
        <p className="text-xs text-mid">Najniższa cena z&nbsp;30 dni przed obniżką: {formatAmount(lowestPrice)}</p>
      </div>
      {state === 'running' && (
        <RowButton
          icon={CircleStop}
          label={`Zakończ ${what}`}
          isPending={ending.isPending}
          onClick={() => void end()}
        />
      )}
      {state === 'planned' && (
        <RowButton icon={Trash2} label={`Usuń ${what}`} isPending={removing.isPending} onClick={() => void remove()} />
      )}
    </li>
  )
}

/** The last day, if the promotion ends with a whole day. */
function formatEnd(endsAt: string): string {
  if (typedMoment(endsAt, 'first').includes('T')) return formatMoment(endsAt)
  return formatDay(new Date(new Date(endsAt).getTime() - 1).toISOString())
}
