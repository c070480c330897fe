import { useId, useState } from 'react'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { useNow } from '../../../../panel-kit/useNow.ts'
import type { WithdrawalChange } from '../../../withdrawal/handling/withdrawal-record.ts'
import { dayOf } from '../../../withdrawal/withdrawal-period.ts'
import type { OrderRecord } from '../../order-details.ts'

interface Props {
  withdrawal: OrderRecord['withdrawals'][number]
  note(change: WithdrawalChange): void
  isPending: boolean
}

/** Says when the goods were back, or that they aren't. */
export function ReturnedGoods({ withdrawal: { goodsBackOn }, note, isPending }: Props) {
  const id = useId()
  const today = dayOf(useNow())
  const [day, setDay] = useState(today)
  if (goodsBackOn !== null) {
    return (
      <PanelButton look="quiet" isPending={isPending} onClick={() => note({ goodsBackOn: null })}>
        Cofnij
      </PanelButton>
    )
  }
  return (
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
  )
}
