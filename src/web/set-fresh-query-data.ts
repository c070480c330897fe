import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Takes what a change was answered with as what is so now: a look that began before it is older, whenever it comes in. */
export async function setFreshQueryData(client: QueryClient, queryKey: QueryKey, answer: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
