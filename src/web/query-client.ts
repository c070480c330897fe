import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './api.ts'

const minutes = 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 30 * minutes,
        // What was refused is refused again.
        retry: (failures, error) =>
          typeof window !== 'undefined' && failures < 1 && !(error instanceof CallFailed && isRefusal(error)),
        refetchOnWindowFocus: false,
        // A page that the server rendered with an error shows that error first; the visitor decides when to try again.
        retryOnMount: false,
      },
    },
  })
}

const isRefusal = ({ status }: CallFailed) => status >= 400 && status < 500
