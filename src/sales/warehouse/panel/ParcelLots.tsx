import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { LotChoice, LotOfParcel } from '../lots/lot.ts'
import { lotChoicesQuery } from './warehouse.query.ts'

interface Props {
  orderId: number
  orderNumber: string
  lots: LotOfParcel[] | undefined
}

/** Of which lots the goods in a parcel are, with the way to say that others were taken. Nothing where no product has lots. */
export function ParcelLots({ orderId, orderNumber, lots }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!lots) return null
  const isProposed = lots.some((lot) => lot.isProposed)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="tabular-nums">
        <span className="text-mid">{isProposed ? 'Weź z\u00A0partii: ' : 'Z\u00A0partii: '}</span>
        {lots.map(({ number, pieces }) => `${number} × ${pieces}`).join(', ')}
      </span>
      <PanelButton look="quiet" aria-label={`Inna partia: ${orderNumber}`} onClick={() => setOpen(true)}>
        Inna partia
      </PanelButton>
      {isOpen && <LotChooser {...{ orderId, orderNumber }} onClose={() => setOpen(false)} />}
    </p>
  )
}

function LotChooser({ orderId, orderNumber, onClose }: Omit<Props, 'lots'> & { onClose(): void }) {
  const { data, error, refetch } = useQuery(lotChoicesQuery(orderId))
  return (
    <PanelDialog isSmall title={`Partie: ${orderNumber}`} onClose={onClose}>
      {data ? (
        <LotFields key={orderId} {...{ orderId, onClose, choices: data }} />
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie partii..." rows={2} />
      )}
    </PanelDialog>
  )
}

function LotFields({ orderId, choices, onClose }: { orderId: number; choices: LotChoice[]; onClose(): void }) {
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    Object.fromEntries(choices.flatMap(({ lots }) => lots.map(({ lotId, pieces }) => [lotId, String(pieces)]))),
  )
  const { act, isPending } = useAction({
    call: () =>
      readResponse(
        api.admin.packing[':id'].lots.$put({
          param: { id: String(orderId) },
          json: {
            lots: Object.entries(typed).map(([lotId, pieces]) => ({
              lotId: Number(lotId),
              pieces: Number(pieces) || 0,
            })),
          },
        }),
      ),
    done: 'Partie w\u00A0paczce zostały zapisane',
    onDone: onClose,
  })
  return (
    <form
      className="space-y-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      {choices.map(({ productId, productName, quantity, lots }) => (
        <fieldset key={productId} className="space-y-2">
          <legend className="font-medium">{`${productName}: ${quantity}\u00A0szt.`}</legend>
          {lots.map(({ lotId, number, bestBefore, left }) => (
            <label key={lotId} className="flex items-center justify-between gap-3">
              <span className="tabular-nums">
                {number}
                <span className="block text-xs text-mid">
                  {[bestBefore && `do ${formatDay(`${bestBefore}T12:00Z`)}`, `na półce ${left}`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <span className="w-24">
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[lotId] ?? ''}
                  onChange={({ target }) => setTyped({ ...typed, [lotId]: target.value })}
                  className={`${panelBox} tabular-nums`}
                />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <PanelButton type="submit" look="solid" isPending={isPending}>
        Zapisz partie
      </PanelButton>
    </form>
  )
}
