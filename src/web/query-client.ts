import { QueryClient } from '@tanstack/react-query'

const minutes = 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 30 * minutes,
        retry: typeof window === 'undefined' ? false : 1,
        refetchOnWindowFocus: false,
        // A page that the server rendered with an error shows that error first; the visitor decides when to try again.
        retryOnMount: false,
      },
    },
  })
}
