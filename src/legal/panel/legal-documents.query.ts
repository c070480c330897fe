import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import type { LegalDraftText } from '../legal-draft.ts'
import type { LegalDocument } from '../legal.ts'

export const legalDocumentsQuery = queryOptions({
  queryKey: ['legal-documents'],
  queryFn: () => readResponse(api.admin['legal-documents'].$get()),
  staleTime: 0,
})

export const legalDraftQuery = (document: LegalDocument) =>
  queryOptions({
    queryKey: ['legal-documents', document],
    queryFn: () => readResponse(api.admin['legal-documents'][':id'].draft.$get({ param: { id: document } })),
    staleTime: 0,
  })

/** A text as its page would show it, whether it is saved or not. */
export const legalPreviewQuery = (document: LegalDocument, text: LegalDraftText) =>
  queryOptions({
    queryKey: ['legal-documents', document, 'preview', text],
    queryFn: () => readResponse(api.admin['legal-documents'].preview.$post({ json: { document, text } })),
    gcTime: 0,
  })

/** A version as PDF; the draft that is saved, where none is named. */
export const addressOfPaper = (document: LegalDocument, language: string, version?: string): string =>
  `/api/admin/legal-documents/${document}/paper?${new URLSearchParams({ language, ...(version && { version }) })}`
