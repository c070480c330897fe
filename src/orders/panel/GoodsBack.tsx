import { useId, useState } from 'react'
import { sayDay } from '../../web/panel/panel-format.ts'
import { PanelButton } from '../../web/panel/PanelButton.tsx'
import { panelBox } from '../../web/panel/PanelField.tsx'
import { useNow } from '../../web/panel/useNow.ts'
import type { WithdrawalChange } from '../../withdrawal/withdrawal-record.ts'
import { dayOf } from '../../withdrawal/withdrawal-period.ts'
import type { OrderRecord } from '../order.ts'
import { Step } from './WithdrawalStep.tsx'

interface Props {
  withdrawal: OrderRecord['withdrawals'][number]
  note(change: WithdrawalChange): void
  isPending: boolean
}

/** When the goods were back, or until when they should be on their way. */
export function GoodsBack({ withdrawal: { goodsBackOn, goodsDueOn }, note, isPending }: Props) {
  const id = useId()
  const today = dayOf(useNow())
  const [day, setDay] = useState(today)
  if (goodsBackOn !== null) {
    return (
      <Step isDone>
        Towar wrócił {sayDay(`${goodsBackOn}T12:00Z`)}.{' '}
        <PanelButton look="quiet" isPending={isPending} onClick={() => note({ goodsBackOn: null })}>
          Cofnij
        </PanelButton>
      </Step>
    )
  }
  return (
    <Step isDone={false}>
      Klient ma odesłać towar do {sayDay(`${goodsDueOn}T12:00Z`)}
      {goodsDueOn < today && <span className="font-medium text-clay">: termin minął</span>}.
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <div>
          <label htmlFor={id} className="mb-1 block text-xs text-mid">
            Towar wrócił dnia
          </label>
          <input
            id={id}
            type="date"
            required
            max={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            className={panelBox}
          />
        </div>
        <PanelButton isPending={isPending} disabled={day === ''} onClick={() => note({ goodsBackOn: day })}>
          Towar wrócił
        </PanelButton>
      </div>
    </Step>
  )
}
