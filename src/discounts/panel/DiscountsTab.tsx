import { useQuery } from '@tanstack/react-query'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { PanelTable } from '../../panel-kit/lists/PanelTable.tsx'
import { useEditing, type Editing } from '../../panel-kit/forms/useEditing.ts'
import { discountCodesQuery } from './discount-codes.query.ts'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountRow } from './DiscountRow.tsx'

/** The codes that take something off an order. */
export function DiscountsTab() {
  const { data: codes } = useQuery(discountCodesQuery)
  const editing = useEditing()
  const edited = codes?.find(({ id }) => id === editing.id)
  return (
    <ListWithForm
      editing={editing}
      newLabel="Nowy kod rabatowy"
      editLabel={edited ? `Kod ${edited.code}` : 'Kod rabatowy'}
      form={(editing.id === undefined || codes) && <DiscountForm code={edited} editing={editing} />}
      isGone={codes !== undefined && editing.id !== undefined && !edited}
      listLabel="Kody rabatowe"
    >
      <DiscountList editing={editing} />
    </ListWithForm>
  )
}

const columns = [
  { label: 'Kod' },
  { label: 'Rabat', isNumber: true },
  { label: 'Od kwoty', isNumber: true },
  { label: 'Użycia', isNumber: true },
  { label: 'Ważność' },
  { label: 'Stan' },
  { label: 'Działania' },
]

function DiscountList({ editing }: { editing: Editing }) {
  // How a code stands changes as time passes.
  const { data: codes, error, refetch } = useQuery({ ...discountCodesQuery, refetchInterval: 60_000 })
  if (!codes) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie kodów" />
  if (codes.length === 0)
    return (
      <EmptyList title="Nie ma jeszcze kodów rabatowych">
        <p>Pierwszy utworzysz w formularzu.</p>
      </EmptyList>
    )
  return (
    <PanelTable label="Kody rabatowe" columns={columns}>
      {codes.map((code) => (
        <DiscountRow key={code.id} code={code} isEdited={code.id === editing.id} />
      ))}
    </PanelTable>
  )
}
