import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useId, type FormEvent } from 'react'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { usePersonParam, askFor, personQuery, openRequestsQuery } from './privacy.query.ts'
import { FoundPerson } from './FoundPerson.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { Requests } from './Requests.tsx'
import { CallFailed } from '../../web/api.ts'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { isSessionEnd, sentenceOf } from '../../panel-kit/panel-api.ts'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'

/** Search for one person's data, and the list of requests about personal data. */
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

interface Props {
  search: string
  problem: Error | null
}

/** Searches on submit only, because an incomplete address finds nobody. */
function PersonSearch({ search, problem }: Props) {
  const id = useId()
  const client = useQueryClient()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  const [isEmpty, setEmpty] = useState(false)
  // The list of requests can change the search, too.
  if (search !== known) {
    setKnown(search)
    setTyped(search)
  }
  const sentence = isEmpty
    ? 'Wpisz adres e-mail albo numer zamówienia'
    : problem &&
      !isSessionEnd(problem) &&
      ((problem instanceof CallFailed && problem.fields['search']) || sentenceOf(problem))
  const look = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    setEmpty(wanted === '')
    if (wanted !== '' && wanted === search) void client.invalidateQueries(personQuery(wanted))
    askFor(wanted)
  }
  return (
    <search>
      <form noValidate onSubmit={look} className="max-w-xl">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Adres e-mail albo numer zamówienia
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            value={typed}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            inputMode="email"
            aria-invalid={sentence ? true : undefined}
            aria-describedby={sentence ? `${id}-problem` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className={`${panelBox} min-w-0 flex-[1_1_14rem]`}
          />
          <PanelButton type="submit" look="solid">
            Szukaj
          </PanelButton>
        </div>
        <div role="alert">
          {sentence && (
            <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
              {sentence}
            </p>
          )}
        </div>
      </form>
    </search>
  )
}

const formatOpen = plural('pl', {
  one: '# prośba czeka na odpowiedź',
  few: '# prośby czekają na odpowiedź',
  many: '# próśb czeka na odpowiedź',
  other: '# prośby czeka na odpowiedź',
})

/** The number of open requests, beside the link to them. */
export function OpenRequests() {
  const { data = 0 } = useQuery(openRequestsQuery)
  return <PanelCount count={data} say={formatOpen} />
}
