import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../panel-kit/lists/Pages.tsx'
import { openRequestsQuery, requestsPerPage, requestsQuery } from './privacy.query.ts'
import { Request } from './Request.tsx'

const formatCount = plural('pl', { one: '# prośba', few: '# prośby', many: '# próśb', other: '# prośby' })

const empty: Record<string, string> = {
  all: 'Nikt jeszcze o\u00A0nic nie prosił',
  answered: 'Na żadną prośbę jeszcze nie odpowiedziano',
}

/** What people asked about their data: what waits, and until when. */
export function Requests() {
  const asked = useAddress()
  const requests = useQuery(requestsQuery(asked))
  const open = useQuery(openRequestsQuery)
  const choices = [
    { label: 'Otwarte', count: open.data },
    { value: 'answered', label: 'Załatwione' },
    { value: 'all', label: 'Wszystkie' },
  ]
  return (
    <section aria-labelledby="requests-head" className="mt-12 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h3 id="requests-head" tabIndex={-1} className="text-xl outline-none">
          Prośby
        </h3>
        <FilterLinks label="Które prośby" name="show" choices={choices} />
      </div>
      {requests.isPending && <ListSkeleton label="Ładowanie próśb..." rows={3} />}
      {requests.error && !requests.data && <ListFailure error={requests.error} retry={requests.refetch} />}
      {requests.data && (
        <div aria-busy={requests.isPlaceholderData} className={requests.isPlaceholderData ? 'opacity-60' : ''}>
          {requests.data.rows.length === 0 ? (
            <EmptyList title={empty[asked['show'] ?? ''] ?? 'Żadna prośba nie czeka'} />
          ) : (
            <ul className="border-t border-line">
              {requests.data.rows.map((request) => (
                <Request key={request.id} request={request} leavesWhenAnswered={asked['show'] !== 'all'} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(requests.data.total)}</p>
            <Pages label="Strony próśb" total={requests.data.total} perPage={requestsPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}
