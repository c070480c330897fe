import { hc, type ClientResponse } from 'hono/client'
import type { Api } from '../endpoints.ts'
import type { Language } from '../kernel/language.ts'

export type ApiClient = ReturnType<typeof createApi>

/**
 * The typed client of `/api`. In the browser it calls over the network, on the server within the process. Each call
 * names the language of the visit: another tab may have chosen another one since.
 */
export function createApi(language: Language, fetchFrom: typeof fetch) {
  const fetchInLanguage: typeof fetch = (input, init) => {
    const address = String(input)
    return fetchFrom(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`, init)
  }
  return hc<Api>('/api', { fetch: fetchInLanguage, init: { credentials: 'include' } })
}

/** A call that the server refused, or that never reached it. Its message is 'status: sentence'. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`)
    this.status = status
  }
}

/** The body of a good answer; anything else is thrown as `CallFailed`. */
export async function answered<Body>(call: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  const answer = await call.catch(() => {
    throw new CallFailed(0, 'Request failed')
  })
  if (!answer.ok) throw new CallFailed(answer.status, await sentenceOf(answer))
  return (await answer.json()) as Body
}

async function sentenceOf(answer: { json(): Promise<unknown> }): Promise<string> {
  const body = (await answer.json().catch(() => undefined)) as { message?: string } | undefined
  return body?.message ?? 'Request failed'
}
