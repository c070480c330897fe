import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Visit } from './visit.tsx'

/** What a screen's loader finds. */
export interface ScreenContext extends Visit {
  queryClient: QueryClient
}

/**
 * Fetches what a page needs: the server waits for it, the browser shows the page's skeleton meanwhile. A failure is
 * kept in the query, where the page finds and shows it.
 */
export async function prefetch<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const fetching = queryClient.prefetchQuery(query)
  if (typeof window === 'undefined') await fetching
}
