import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../web/api.ts'
import { versionsOf } from './legal-versions.ts'

/** What an address asks for: the document that it is called after, and its version, where it names one that there is. */
export function askedText(path: string, search: string): { document: string; version: string } {
  const named = new URLSearchParams(search).get('version')
  const document = path.slice(1)
  const versions = versionsOf(document)
  return { document, version: versions.find((version) => version === named) ?? versions[0] }
}

export const legalTextOf = (api: ApiClient, { document, version }: ReturnType<typeof askedText>) =>
  queryOptions({
    queryKey: ['legal', document, version],
    queryFn: () => readResponse(api.legal[':document'].$get({ param: { document }, query: { version } })),
  })
