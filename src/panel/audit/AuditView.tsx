import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditSubjectNames } from './audit-subjects.ts'
import { plural } from '../../i18n/plural.ts'
import { goTo, useAddress } from '../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages, currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { auditSubjects, type AuditSubject } from '../../audit/audit-entry.ts'
import { AccessList } from './AccessList.tsx'
import { AuditEntryRow } from './AuditEntryRow.tsx'
import { listed } from '../../panel-kit/lists/listed.ts'
import { api } from '../../panel-kit/panel-api.ts'

const formatCount = plural('pl', { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })

/** Who changed what, and how it was before. */
export function AuditView() {
  const asked = useAddress()
  const isAccess = asked['subject'] === access
  const entries = useQuery({ ...auditQuery(asked), enabled: !isAccess })
  const subject = isSubject(asked['subject']) ? asked['subject'] : undefined
  const isOne = subject !== undefined && Boolean(asked['subjectId'])
  return (
    <section>
      <ViewHead title="Dziennik zmian">
        <div className="flex flex-wrap items-center gap-3">
          {isOne && (
            <p className="text-sm text-mid">
              {auditSubjectNames[subject].many}, nr {asked['subjectId']}.{' '}
              <PanelLink asked={{ tab: 'audit', subject }} className="text-violet underline underline-offset-4">
                Pokaż wszystkie
              </PanelLink>
            </p>
          )}
          <label className="flex items-center gap-2 text-sm">
            <span className="shrink-0">Czego dotyczy</span>
            <select
              value={isAccess ? access : (subject ?? '')}
              onChange={(event) => goTo({ tab: 'audit', subject: event.currentTarget.value })}
              className={`${panelBox} w-auto`}
            >
              <option value="">Wszystkie zmiany</option>
              <option value={access}>Logowania i odmowy</option>
              {auditSubjects.map((name) => (
                <option key={name} value={name}>
                  {auditSubjectNames[name].many}
                </option>
              ))}
            </select>
          </label>
        </div>
      </ViewHead>
      {isAccess && <AccessList />}
      {!isAccess && entries.isPending && <ListSkeleton label="Ładowanie dziennika..." />}
      {!isAccess && entries.error && !entries.data && <ListFailure error={entries.error} retry={entries.refetch} />}
      {!isAccess && entries.data && (
        <div aria-busy={entries.isPlaceholderData} className={entries.isPlaceholderData ? 'opacity-60' : ''}>
          {entries.data.rows.length === 0 ? (
            <NoEntries isNarrowed={subject !== undefined || Boolean(asked['page'])} />
          ) : (
            <ol className="border-t border-line">
              {entries.data.rows.map((entry) => (
                <AuditEntryRow key={entry.id} entry={entry} isAlone={isOne} />
              ))}
            </ol>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(entries.data.total)}</p>
            <Pages label="Strony dziennika" total={entries.data.total} perPage={entriesPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed)
    return <EmptyList title="Nikt jeszcze niczego nie zmienił">Każda zmiana w panelu zostawi tu ślad.</EmptyList>
  return (
    <EmptyList title="Nie ma tu żadnych wpisów">
      <PanelLink asked={{ tab: 'audit' }} className="text-violet underline underline-offset-4">
        Pokaż cały dziennik
      </PanelLink>
    </EmptyList>
  )
}

/** The one part of the log that is no change. */
const access = 'access'

const entriesPerPage = 25

const isSubject = (asked: string | undefined): asked is AuditSubject =>
  (auditSubjects as readonly (string | undefined)[]).includes(asked)

function auditQuery(asked: Record<string, string>) {
  const { subject, subjectId } = asked
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(entriesPerPage),
    ...(isSubject(subject) && { subject, ...(subjectId && { subjectId: subjectId.slice(0, 100) }) }),
  }
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: () => listed(api.admin.audit.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
