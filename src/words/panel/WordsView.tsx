import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { SearchBox } from '../../panel-kit/lists/SearchBox.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { sectionNames, sectionOf } from '../sections.ts'
import type { ListedSection } from '../words.ts'
import { WordsSection } from './WordsSection.tsx'
import { sectionsQuery } from './words.query.ts'

/** Everything that pages and letters say, a page or letter at a time. On phones one sees either the list or what was chosen. */
export function WordsView() {
  const { section: asked, search = '' } = useAddress()
  const section = sectionNames.find((name) => name === asked)
  const { data: listed, error, refetch } = useQuery(sectionsQuery(search))
  return (
    <>
      <ViewHead title="Teksty">
        <SearchBox label="Szukaj w tekstach" hint="Szukaj w tekstach" />
      </ViewHead>
      <div className="grid gap-x-10 gap-y-6 border-t border-line pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="Strony i listy" className={`min-w-0 ${section ? 'max-lg:hidden' : ''}`}>
          {listed ? (
            <Sections listed={listed} search={search} chosen={section} />
          ) : error ? (
            <ListFailure error={error} retry={refetch} />
          ) : (
            <ListSkeleton label="Ładowanie tekstów" />
          )}
        </nav>
        {section ? (
          <WordsSection key={section} section={section} search={search} />
        ) : (
          <p className="text-sm text-mid max-lg:order-first lg:max-w-prose">
            Wybierz stronę albo list. Każdy tekst ma oryginał, do którego zawsze można wrócić. Zmiany są najpierw
            szkicem: można go obejrzeć na prawdziwej stronie, a goście zobaczą go dopiero po opublikowaniu.
          </p>
        )}
      </div>
    </>
  )
}

interface Props {
  listed: ListedSection[]
  search: string
  chosen: string | undefined
}

function Sections({ listed, search, chosen }: Props) {
  const shown = search === '' ? listed : listed.filter(({ found }) => found > 0)
  if (shown.length === 0) return <EmptyList title="Tych słów nie ma w żadnym tekście" />
  return (['Strony', 'Listy', 'Kampania'] as const).map((group) => {
    const among = shown.filter(({ name }) => sectionOf(name).group === group)
    if (among.length === 0) return null
    return (
      <div key={group} className="mb-6">
        <h3 className="mb-1 px-3 text-sm font-medium text-mid">{group}</h3>
        <ul>
          {among.map((one) => (
            <li key={one.name}>
              <PanelLink
                asked={{ tab: 'words', section: one.name, search }}
                aria-current={one.name === chosen ? 'true' : undefined}
                className="group flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded px-3 py-1 text-sm hover:bg-ink/8 aria-[current]:bg-ink aria-[current]:text-white pointer-coarse:min-h-11"
              >
                {sectionOf(one.name).title}
                <span className="text-xs text-mid group-aria-[current]:text-white">{stateOf(one, search)}</span>
              </PanelLink>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function stateOf({ changed, missing, outdated, drafts, found }: ListedSection, search: string): string {
  const told = [
    search !== '' && `znalezione: ${found}`,
    drafts > 0 && `szkic: ${drafts}`,
    changed > 0 && `zmienione: ${changed}`,
    missing > 0 && `bez tłumaczenia: ${missing}`,
    outdated > 0 && `nowy oryginał: ${outdated}`,
  ]
  return told.filter(Boolean).join(', ')
}
