import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { confirm } from '../../../panel-kit/confirm.ts'
import { useEditing } from '../../../panel-kit/forms/useEditing.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { focusList, ListWithForm } from '../../../panel-kit/lists/ListWithForm.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { EditLink, RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import { ShippingPlaces } from '../../panel/ShippingPlaces.tsx'
import { lockerSizeOf } from '../own-boxes.ts'
import { readBox, type ShopBox } from '../shop-box.ts'
import { BoxForm } from './BoxForm.tsx'
import { boxesQuery } from './boxes.query.ts'

/**
 * What orders are packed into.
 * @param prices what delivery costs with these boxes and without any
 */
export function BoxesView({ prices }: { prices: ReactNode }) {
  const { data: boxes, error, refetch } = useQuery(boxesQuery)
  const editing = useEditing()
  const edited = boxes?.find(({ id }) => id === editing.id)
  return (
    <>
      <ShippingPlaces shown="boxes" />
      <ListWithForm
        editing={editing}
        newLabel="Nowy karton"
        editLabel={edited ? `Karton ${edited.name}` : 'Karton'}
        form={(editing.id === undefined || boxes) && <BoxForm box={edited} editing={editing} />}
        isGone={boxes !== undefined && editing.id !== undefined && !edited}
        listLabel="Kartony"
      >
        {boxes ? (
          <BoxList boxes={boxes} editedId={editing.id} />
        ) : error ? (
          <ListFailure error={error} retry={refetch} />
        ) : (
          <ListSkeleton label="Ładowanie kartonów" />
        )}
        <div className="mt-10">{prices}</div>
      </ListWithForm>
    </>
  )
}

const columns = [
  { label: 'Karton' },
  { label: 'Wymiary' },
  { label: 'Mieści', isNumber: true },
  { label: 'Skrytka' },
  { label: 'Stan' },
  { label: 'Działania' },
]

function BoxList({ boxes, editedId }: { boxes: ShopBox[]; editedId: number | undefined }) {
  if (boxes.length === 0)
    return (
      <EmptyList title="Nie ma jeszcze kartonów">
        <p>
          Bez kartonów koszt wysyłki liczy się od wagi netto zamówienia. Gdy dodasz pierwszy, będzie się liczył od wagi
          każdej paczki: towar z&nbsp;opakowaniem i&nbsp;karton. Poniżej zobaczysz, co zdrożeje, a&nbsp;co stanieje.
        </p>
      </EmptyList>
    )
  return (
    <>
      <p className="mb-4 max-w-[65ch] text-sm text-mid">
        Zamówienie trafia do pierwszego kartonu z&nbsp;listy, który udźwignie całość; większe dzielimy na paczki. Liczy
        się waga, nie objętość.
      </p>
      <PanelTable label="Kartony" columns={columns}>
        {boxes.map((box, place) => (
          <BoxRow
            key={box.id}
            box={box}
            isEdited={box.id === editedId}
            above={boxes[place - 1]}
            below={place + 1 < boxes.length ? { before: boxes[place + 2]?.id ?? null } : undefined}
          />
        ))}
      </PanelTable>
    </>
  )
}

interface RowProps {
  box: ShopBox
  isEdited: boolean
  above: ShopBox | undefined
  below: { before: number | null } | undefined
}

function BoxRow({ box, isEdited, above, below }: RowProps) {
  const { id, name, length, width, height, ownWeight, heaviestContent, isActive } = box
  const one = api.admin['shipping-boxes'][':id']
  const param = { id: String(id) }
  const removal = useAction({
    call: () => readResponse(one.$delete({ param })),
    done: 'Karton został usunięty',
    onDone: focusList,
  })
  const moving = useAction({
    call: (before: number | null) => readResponse(one.$put({ param, json: { before } })),
  })
  const { measures } = readBox(box)
  const remove = async () => {
    const text = 'Zamówienia, które już na niego policzono, zachowają swoje paczki.'
    if (await confirm({ title: `Usunąć karton ${name}?`, text, agree: 'Usuń' })) removal.act()
  }
  return (
    <PanelRow isMarked={isEdited}>
      <RowTitle>
        <span className="wrap-anywhere">{name}</span>
      </RowTitle>
      <PanelCell label="Wymiary">
        <span className="tabular-nums sm:whitespace-nowrap">
          {[length, width, height].map(formatNumber).join('\u00A0×\u00A0')}&nbsp;cm
        </span>
      </PanelCell>
      <PanelCell label="Mieści" isNumber>
        {formatNumber(heaviestContent)}&nbsp;kg{' '}
        <span className="text-mid">+&nbsp;{formatNumber(ownWeight)}&nbsp;kg</span>
      </PanelCell>
      <PanelCell label="Skrytka">{(measures && lockerSizeOf(measures)) ?? 'tylko kurier'}</PanelCell>
      <PanelCell label="Stan">
        <PanelBadge tone={isActive ? 'good' : 'plain'}>{isActive ? 'W użyciu' : 'Odłożony'}</PanelBadge>
      </PanelCell>
      <RowActions>
        <RowButton
          icon={ArrowUp}
          label={`Wyżej: ${name}`}
          disabled={!above}
          isPending={moving.isPending}
          onClick={() => above && moving.act(above.id)}
        />
        <RowButton
          icon={ArrowDown}
          label={`Niżej: ${name}`}
          disabled={!below}
          isPending={moving.isPending}
          onClick={() => below && moving.act(below.before)}
        />
        <EditLink icon={Pencil} id={id} label={`Zmień karton ${name}`} isShown={isEdited} />
        <RowButton
          icon={Trash2}
          label={`Usuń karton ${name}`}
          disabled={isEdited}
          isPending={removal.isPending}
          onClick={() => void remove()}
        />
      </RowActions>
    </PanelRow>
  )
}
