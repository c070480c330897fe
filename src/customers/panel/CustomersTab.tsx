import { EmptyList } from '../../panel-kit/lists/ListStates.tsx'

/** The list of customers isn't here yet, as the tab says. */
export function CustomersTab() {
  return (
    <EmptyList title="Wkrótce">
      <p>Lista klientów pojawi się wkrótce. Dane kupujących są przy ich zamówieniach.</p>
    </EmptyList>
  )
}
