import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { CallFailed } from '../../web/api.ts'

type Found =
  | { key: QueryKey; data: unknown }
  | { key: QueryKey; failed: { status: number; sentence?: string | undefined } }

/** What the queries of a page found, as text to put into the document. */
export function writeState(queryClient: QueryClient): string {
  const found = queryClient
    .getQueryCache()
    .getAll()
    // What only the browser may ask was rendered as not known yet.
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state }): Found => {
      if (state.status === 'success') return { key, data: state.data }
      const status = state.error instanceof CallFailed ? state.error.status : 500
      return { key, failed: { status, sentence: state.error instanceof CallFailed ? state.error.sentence : undefined } }
    })
  return JSON.stringify(found)
}

/** The same in the browser: it counts as fetched now, since the server keeps no page whose content has changed. */
export function readState(queryClient: QueryClient, state: string): void {
  for (const found of JSON.parse(state) as Found[]) {
    if ('data' in found) {
      queryClient.setQueryData(found.key, found.data)
      continue
    }
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: found.key })
    const error = new CallFailed(
      found.failed.status,
      found.failed.sentence === undefined ? {} : { message: found.failed.sentence },
    )
    query.setState({ status: 'error', error, fetchStatus: 'idle', errorUpdateCount: 1, errorUpdatedAt: Date.now() })
  }
}

/** The status that a page should answer with when one of its queries failed. */
export function failedStatus(queryClient: QueryClient): number | undefined {
  const [failed] = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  if (!failed) return undefined
  const status = failed.state.error instanceof CallFailed ? failed.state.error.status : 500
  return [404, 410, 503].includes(status) ? status : 500
}
