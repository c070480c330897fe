import { Pencil, Trash2 } from 'lucide-react'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { focusList } from '../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatAmount } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelCell, PanelRow, RowActions, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { EditLink, RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readRate } from '../read-rate.ts'
import type { AdminShippingRate } from '../shipping-rate.ts'
import { deliveryTypeNames, formatWeights } from './shipping-words.ts'

const formatDays = (from: number, to = from) =>
  `${from === to ? from : `${from}–${to}`}\u00A0${to === 1 ? 'dzień' : 'dni'}\u00A0rob.`

/** A rate of the list. While it is in the form it can't be deleted here. */
export function RateRow({ rate, isEdited }: { rate: AdminShippingRate; isEdited: boolean }) {
  const { minWeight, maxWeight } = readRate(rate)
  const weights = formatWeights({ from: minWeight, to: maxWeight })
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin['shipping-rates'][':id'].$delete({ param: { id: String(rate.id) } })),
    done: 'Stawka wysyłki została usunięta',
    onDone: focusList,
  })
  const remove = async () => {
    const text = `${deliveryTypeNames[rate.deliveryType]}, ${weights}, ${formatAmount(rate.cost)}.`
    if (await confirm({ title: 'Czy na pewno chcesz usunąć tę stawkę wysyłki?', text, agree: 'Usuń' })) act()
  }
  return (
    <PanelRow isMarked={isEdited}>
      <RowTitle>
        <span className="sm:whitespace-nowrap tabular-nums">{weights}</span>
      </RowTitle>
      <PanelCell label="Koszt" isNumber>
        <div>
          {formatAmount(rate.cost)}
          {rate.freeFrom !== undefined && (
            <span className="block text-xs text-mid">od {formatAmount(rate.freeFrom)} bezpłatnie</span>
          )}
          {rate.daysFrom !== undefined && (
            <span className="block text-xs text-mid">{formatDays(rate.daysFrom, rate.daysTo)}</span>
          )}
        </div>
      </PanelCell>
      <PanelCell label="Opis">
        <span className="wrap-anywhere text-mid">{rate.description ?? '–'}</span>
      </PanelCell>
      <PanelCell label="Stan">
        <PanelBadge tone={rate.isActive ? 'good' : 'plain'}>{rate.isActive ? 'Aktywna' : 'Nieaktywna'}</PanelBadge>
      </PanelCell>
      <RowActions>
        <EditLink icon={Pencil} id={rate.id} label={`Edytuj stawkę ${weights}`} isShown={isEdited} />
        <RowButton
          icon={Trash2}
          label={`Usuń stawkę ${weights}`}
          disabled={isEdited}
          isPending={isPending}
          onClick={() => void remove()}
        />
      </RowActions>
    </PanelRow>
  )
}
