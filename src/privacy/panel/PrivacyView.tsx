import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { usePersonParam } from './person-param.ts'
import { FoundPerson } from './FoundPerson.tsx'
import { PersonSearch } from './PersonSearch.tsx'
import { personQuery } from './privacy.query.ts'
import { RequestDialog } from './RequestDialog.tsx'
import { Requests } from './Requests.tsx'

/** Everything about one person, and what people asked about it. */
export function PrivacyView() {
  const search = usePersonParam()
  const { data: person, error, isFetching } = useQuery(personQuery(search))
  const [isRecording, setRecording] = useState(false)
  return (
    <>
      <section className="print:hidden">
        <ViewHead id="privacy-head" title="Dane osób">
          <PanelButton onClick={() => setRecording(true)}>Zapisz prośbę</PanelButton>
        </ViewHead>
        <p className="mb-4 max-w-[75ch] text-sm text-mid">
          Wszystko, co sklep wie o&nbsp;jednej osobie: zamówienia, konto, wiadomości, zgłoszenia, zgody i&nbsp;poczta.
          Na prośbę trzeba odpowiedzieć w&nbsp;ciągu miesiąca. Upewnij się najpierw, że prosi o&nbsp;to właściciel
          adresu.
        </p>
        <PersonSearch search={search} problem={isFetching ? null : error} />
      </section>
      {isFetching && !person && (
        <div className="mt-6">
          <ListSkeleton label="Ładowanie danych..." rows={3} />
        </div>
      )}
      {person && !error && <FoundPerson key={person.email} person={person} isUpdating={isFetching} />}
      <Requests />
      {isRecording && <RequestDialog email={person?.email ?? ''} onClose={() => setRecording(false)} />}
    </>
  )
}
