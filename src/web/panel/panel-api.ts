import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed, createApi } from '../api.ts'
import { createQueryClient } from '../query-client.ts'
import { sessionEnded } from './session-end.ts'

/** The shop's API, in Polish whatever language the cookie names. */
export const api = createApi('pl', window.fetch.bind(window))

/** As on the site, except that any call may find that the session has ended. */
export function createPanelQueryClient(): QueryClient {
  const notice = (error: Error) => {
    if (isSessionEnd(error)) sessionEnded()
  }
  return new QueryClient({
    defaultOptions: createQueryClient().getDefaultOptions(),
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
  })
}

export const isSessionEnd = (error: unknown): boolean => error instanceof CallFailed && error.status === 401

/** Somebody else changed the same since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 409 && String(error.answer['code']).endsWith('_changed_meanwhile')

/** What the server said about a failure, or that it could not be reached. */
export function sentenceOf(error: unknown, fallback = 'Nie udało się połączyć z serwerem. Spróbuj ponownie.'): string {
  return (error instanceof CallFailed && error.sentence) || fallback
}
