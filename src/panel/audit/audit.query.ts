import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { auditSubjects, type AuditSubject } from '../../audit/audit-entry.ts'

export const entriesPerPage = 25

export const isSubject = (asked: string | undefined): asked is AuditSubject =>
  (auditSubjects as readonly (string | undefined)[]).includes(asked)

export function auditQuery(asked: Record<string, string>) {
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
