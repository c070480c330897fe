import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../panel-kit/lists/Pages.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { MailRow } from './MailRow.tsx'
import { mailCountQuery, mailsPerPage, mailsQuery } from './mails.query.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'

const formatCount = plural('pl', { one: '# list', few: '# listy', many: '# listów', other: '# listu' })

const actions = 'Działania'
const columns = ['Rodzaj', 'Odbiorca', 'Temat', 'Stan', 'Utworzono', 'Ostatnia próba', actions]

/** Every email of the shop and its state. */
export function MailsView() {
  const asked = useAddress()
  const mails = useQuery(mailsQuery(asked))
  const waiting = useQuery(mailCountQuery('waiting'))
  const failed = useQuery(mailCountQuery('failed'))
  const choices = [
    { label: 'Wszystkie' },
    { value: 'waiting', label: 'Czekają', count: waiting.data },
    { value: 'failed', label: 'Nie wysłano', count: failed.data },
    { value: 'sent', label: 'Wysłane' },
    { value: 'withheld', label: 'Wstrzymane' },
  ]
  return (
    <section>
      <ViewHead id="mails-head" title="Poczta wychodząca">
        <FilterLinks label="Które listy" name="state" choices={choices} />
      </ViewHead>
      {mails.isPending && <ListSkeleton label="Ładowanie poczty..." />}
      {mails.error && !mails.data && <ListFailure error={mails.error} retry={mails.refetch} />}
      {mails.data && (
        <div
          aria-busy={mails.isPlaceholderData}
          className={`@container ${mails.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {mails.data.rows.length === 0 ? (
            <NoMails asked={asked} />
          ) : (
            <table className="w-full border-t border-line text-left text-sm @max-[60rem]:block">
              <caption className="sr-only">Listy, najnowsze pierwsze</caption>
              <thead className="@max-[60rem]:sr-only">
                <tr className="border-b border-line">
                  {columns.map((name) => (
                    <th key={name} scope="col" className="py-2 pr-4 text-xs font-medium text-mid last:pr-0">
                      {name === actions ? <span className="sr-only">{name}</span> : name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="@max-[60rem]:block">
                {mails.data.rows.map((mail) => (
                  <MailRow key={mail.id} mail={mail} />
                ))}
              </tbody>
            </table>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(mails.data.total)}</p>
            <Pages label="Strony poczty" total={mails.data.total} perPage={mailsPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

function NoMails({ asked }: { asked: Record<string, string> }) {
  if (!asked['state'] && !asked['page'])
    return <EmptyList title="Nic jeszcze nie wysłano">Listy do klientów i do biura pojawią się tutaj.</EmptyList>
  const titles: Record<string, string> = {
    waiting: 'Nic nie czeka na wysłanie',
    failed: 'Wszystko dało się wysłać',
    sent: 'Nic jeszcze nie wysłano',
    withheld: 'Niczego nie wstrzymano',
  }
  const title = asked['page'] ? 'Na tej stronie nic już nie ma' : (titles[asked['state'] ?? ''] ?? 'Nic tu nie ma')
  return (
    <EmptyList title={title}>
      <PanelLink asked={{ tab: 'mails' }} className="text-violet underline underline-offset-4">
        Pokaż wszystkie listy
      </PanelLink>
    </EmptyList>
  )
}

const formatFailed = plural('pl', {
  one: '# list nie został wysłany',
  few: '# listy nie zostały wysłane',
  many: '# listów nie zostało wysłanych',
  other: '# listu nie wysłano',
})

/** The number of failed emails, which are only sent again by hand. */
export function FailedMails() {
  const { data = 0 } = useQuery({ ...mailCountQuery('failed'), staleTime: 60_000, refetchOnWindowFocus: true })
  return <PanelCount tone="bad" count={data} say={formatFailed} />
}
