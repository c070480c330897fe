import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { AppContextValue } from './app-context.tsx'

/** What a screen's loader finds. */
export interface ScreenContext extends AppContextValue {
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
  const fetching = fetchFirst(queryClient, query)
  if (typeof window === 'undefined') await fetching
}

/** The same for what a page is about, and takes its title from: the browser, too, waits for it. */
export async function fetchFirst<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const state = queryClient.getQueryState(query.queryKey)
  // Read from the document, where the page shows that it failed: the visitor decides when to try again.
  const failedOnServer = state?.status === 'error' && state.fetchFailureCount === 0
  if (!failedOnServer) await queryClient.prefetchQuery(query)
}
