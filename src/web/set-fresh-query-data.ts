import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Replaces a query's data with the response of a change. Running requests are cancelled, because they are older. */
export async function setFreshQueryData(client: QueryClient, queryKey: QueryKey, answer: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
