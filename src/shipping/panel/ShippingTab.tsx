import { useQuery } from '@tanstack/react-query'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { useEditing, type Editing } from '../../panel-kit/forms/useEditing.ts'
import { CountryRates, ratesByCountry } from './CountryRates.tsx'
import { RateForm } from './RateForm.tsx'
import { shippingRatesQuery } from './shipping-rates.query.ts'

/** What sending costs, by weight and by the way a parcel goes. */
export function ShippingTab() {
  const { data: rates } = useQuery(shippingRatesQuery)
  const editing = useEditing()
  const edited = rates?.find(({ id }) => id === editing.id)
  return (
    <ListWithForm
      editing={editing}
      newLabel="Nowa stawka wysyłki"
      editLabel="Edycja stawki wysyłki"
      form={(editing.id === undefined || rates) && <RateForm rate={edited} editing={editing} />}
      isGone={rates !== undefined && editing.id !== undefined && !edited}
      listLabel="Stawki wysyłki"
    >
      <RateGroups editing={editing} />
    </ListWithForm>
  )
}

function RateGroups({ editing }: { editing: Editing }) {
  const { data: rates, error, refetch } = useQuery(shippingRatesQuery)
  if (!rates) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie stawek" />
  return (
    <div className="space-y-12">
      {ratesByCountry(rates).map((group) => (
        <CountryRates key={group.countries[0]} of={group} editedId={editing.id} />
      ))}
    </div>
  )
}
