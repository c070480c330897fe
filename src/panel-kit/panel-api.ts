import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallFailed, createApi } from '../web/api.ts'
import type { Proof } from '../schemas/second-factor.ts'
import { askWhoItIs } from './ask-who-it-is.ts'
import { createQueryClient } from '../web/query-client.ts'

/** The shop's API, in Polish whatever language the cookie names. */
export const api = createApi('pl', fetchConfirmed)

/**
 * A call that is refused until one has shown again who one is asks for that and is made once more, so nothing that was typed is lost.
 * Whoever leaves the question has the refusal.
 */
async function fetchConfirmed(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await window.fetch(...call)
  if (answer.status !== 403) return answer
  const said = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as { code?: string; proofs?: Proof[] } | undefined
  if (said?.code !== 'confirmation_needed') return answer
  return (await askWhoItIs(said.proofs ?? [])) ? window.fetch(...call) : answer
}

/**
 * As on the site, except for two things. Any call may find that the session has ended. And what is done in one place shows in
 * others, so all that is shown is asked for again after it: also where it was refused, for somebody else may have been quicker,
 * and where no answer came, for it may have been done.
 */
export function createPanelQueryClient(): QueryClient {
  const notice = (error: Error) => {
    if (isSessionEnd(error)) sessionEnded()
  }
  const client = new QueryClient({
    defaultOptions: {
      ...createQueryClient().getDefaultOptions(),
      // Without a network it fails at once, and can be done again, rather than being done once there is one.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({
      onError: async (error, ...[, , { meta }]) => {
        notice(error)
        if (isSessionEnd(error) || meta?.['changesNothing']) return
        const asked = askAgain(client)
        // It isn't as it is shown: how it is can be seen once that is said.
        if (error instanceof CallFailed && [404, 409].includes(error.status)) await asked
      },
      // Until it is seen, what was pressed waits.
      onSettled: async (_, error, ...[, , { meta }]) => {
        if (!error && !meta?.['changesNothing']) await askAgain(client)
      },
    }),
  })
  return client
}

function askAgain(client: QueryClient): Promise<void> {
  // An inactive query would briefly show outdated data when it is shown again, so it is removed.
  client.removeQueries({ type: 'inactive' })
  return client.invalidateQueries()
}

export const isSessionEnd = (error: unknown): boolean => error instanceof CallFailed && error.status === 401

/** Somebody else changed the same since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 409 && String(error.answer['code']).endsWith('_changed_meanwhile')

/** What the server said about a failure, or that it could not be reached. */
export function sentenceOf(error: unknown, fallback = 'Nie udało się połączyć z serwerem. Spróbuj ponownie.'): string {
  return (error instanceof CallFailed && error.sentence) || fallback
}

let hasEnded = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === hasEnded) return
  hasEnded = next
  for (const listener of listeners) listener()
}

/** A call was refused without a session: the user has to sign in to continue. */
const sessionEnded = () => set(true)
export const sessionGoesOn = () => set(false)

export function useSessionEnd(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasEnded,
  )
}
