import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'

/** What the screen's address asks for: the document and its version. */
export type AskedText = Record<string, string>

export const legalTextOf = (api: ApiClient, { document = '', version = '' }: AskedText) =>
  queryOptions({
    queryKey: ['legal', document, version],
    queryFn: () => answered(api.legal[':document'].$get({ param: { document }, query: { version } })),
  })
