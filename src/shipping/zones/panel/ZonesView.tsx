import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { confirm } from '../../../panel-kit/confirm.ts'
import { useEditing } from '../../../panel-kit/forms/useEditing.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { focusList, ListWithForm } from '../../../panel-kit/lists/ListWithForm.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { EditLink, RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import { ShippingPlaces } from '../../panel/ShippingPlaces.tsx'
import { shippingRatesQuery } from '../../panel/shipping-rates.query.ts'
import { formatCountries, nameOfRate } from '../../shipping-rate.ts'
import type { Zone } from '../zone.ts'
import { ZoneForm } from './ZoneForm.tsx'
import { zonesQuery } from './zones.query.ts'

/** Countries that are sent to at the same rates. */
export function ZonesView() {
  const { data: zones, error, refetch } = useQuery(zonesQuery)
  const editing = useEditing()
  const edited = zones?.find(({ id }) => id === editing.id)
  return (
    <>
      <ShippingPlaces shown="zones" />
      <ListWithForm
        editing={editing}
        newLabel="Nowa strefa"
        editLabel={edited ? `Strefa: ${edited.name}` : 'Strefa'}
        form={(editing.id === undefined || zones) && <ZoneForm zone={edited} editing={editing} />}
        isGone={zones !== undefined && editing.id !== undefined && !edited}
        listLabel="Strefy"
      >
        {zones ? (
          <ZoneList zones={zones} editedId={editing.id} />
        ) : error ? (
          <ListFailure error={error} retry={refetch} />
        ) : (
          <ListSkeleton label="Ładowanie stref" />
        )}
      </ListWithForm>
    </>
  )
}

const columns = [{ label: 'Strefa' }, { label: 'Kraje' }, { label: 'Stawki' }, { label: 'Działania' }]

function ZoneList({ zones, editedId }: { zones: Zone[]; editedId: number | undefined }) {
  const { data: rates } = useQuery(shippingRatesQuery)
  if (zones.length === 0)
    return (
      <EmptyList title="Nie ma jeszcze stref">
        <p>
          Strefa to kraje o&nbsp;tych samych cenach wysyłki, na przykład „Strefa 1”: Niemcy, Czechy, Słowacja. Stawkę
          ustawisz wtedy raz dla wszystkich, a&nbsp;kraj dodany do strefy jest od razu obsługiwany.
        </p>
      </EmptyList>
    )
  return (
    <PanelTable label="Strefy" columns={columns}>
      {zones.map((zone) => (
        <ZoneRow
          key={zone.id}
          zone={zone}
          rates={rates?.filter((rate) => rate.zones?.includes(zone.id)).map(nameOfRate)}
          isEdited={zone.id === editedId}
        />
      ))}
    </PanelTable>
  )
}

interface RowProps {
  zone: Zone
  /** The names of those that name it; undefined while they aren't known. */
  rates: string[] | undefined
  isEdited: boolean
}

function ZoneRow({ zone: { id, name, countries }, rates, isEdited }: RowProps) {
  const removal = useAction({
    call: () => readResponse(api.admin['shipping-zones'][':id'].$delete({ param: { id: String(id) } })),
    done: 'Strefa została usunięta',
    onDone: focusList,
  })
  const remove = async () => {
    if (await confirm({ title: `Usunąć strefę ${name}?`, text: formatCountries(countries), agree: 'Usuń' }))
      removal.act()
  }
  return (
    <PanelRow isMarked={isEdited}>
      <RowTitle>
        <span className="wrap-anywhere">{name}</span>
      </RowTitle>
      <PanelCell label="Kraje">{formatCountries(countries)}</PanelCell>
      <PanelCell label="Stawki">
        {rates?.length === 0 ? <span className="text-mid">żadna, więc nic nie zmienia</span> : rates?.length}
      </PanelCell>
      <RowActions>
        <EditLink icon={Pencil} id={id} label={`Zmień strefę ${name}`} isShown={isEdited} />
        <RowButton
          icon={Trash2}
          label={`Usuń strefę ${name}`}
          disabled={isEdited}
          isPending={removal.isPending}
          onClick={() => void remove()}
        />
      </RowActions>
    </PanelRow>
  )
}
