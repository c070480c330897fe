import type { ClientResponse, hc } from 'hono/client'
import type { Language } from '../kernel/language.ts'

/**
 * `endpoints.ts` says here what there is to be called, as the router is told of its pages.
 * @public
 */
export interface Register {}

export type ApiClient = ReturnType<typeof hc<Register['api']>>

/** What a call may be given, under the names that Hono's types use. */
interface Given {
  param?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  form?: Record<string, string | Blob>
}

/**
 * The typed client of `/api`: over the network in the browser, within the process on the server. Each call names the
 * visit's language, because another tab may have changed the cookie. It uses Hono's types without its client, which is
 * four times the size and in every page's first load.
 * @example readResponse(api.admin.products[':id'].$put({ param: { id: '7' }, json: { price: '24,90' } }))
 */
export function createApi(language: Language, fetchFrom: typeof fetch): ApiClient {
  function call(method: string, pattern: string, { param = {}, query, json, form }: Given = {}, init?: RequestInit) {
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))
    return fetchFrom(`/api${path}?${new URLSearchParams({ ...query, lang: language })}`, {
      method,
      credentials: 'include',
      ...(json !== undefined && { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }),
      ...(form && { body: formOf(form) }),
      ...init,
    })
  }
  const at = (path: string): unknown =>
    new Proxy(() => {}, {
      get: (_, name) =>
        // Who awaits it, or looks at it, finds nothing.
        typeof name === 'symbol' || name === 'then'
          ? undefined
          : name.startsWith('$')
            ? (given?: Given, options?: { init?: RequestInit }) =>
                call(name.slice(1).toUpperCase(), path, given, options?.init)
            : at(`${path}/${name}`),
    })
  return at('') as ApiClient
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** A call that the server refused, or that never reached it. Its message is 'status: sentence'. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  /** What the server said about it; undefined when it said nothing that is meant for people. */
  readonly sentence: string | undefined
  /** What is wrong with single fields. */
  readonly fields: Record<string, string>
  /** The whole answer: its `code`, and what it says besides. */
  readonly answer: Record<string, unknown>

  constructor(status: number, answer: Partial<Refused> = {}) {
    super(`${status}: ${answer.message ?? 'Request failed'}`)
    this.status = status
    this.sentence = answer.message
    this.fields = answer.fields ?? {}
    this.answer = answer
  }
}

/** A successful response, whatever it holds; anything else is thrown as `CallFailed`. */
export async function answered<Answer extends { ok: boolean; status: number; json(): Promise<unknown> }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call.catch(() => {
    throw new CallFailed(0)
  })
  if (!answer.ok) throw await failureOf(answer)
  return answer
}

/** The body of a successful response, undefined if empty. */
export async function readResponse<Body>(call: Promise<ClientResponse<Body, number, 'json' | 'body'>>): Promise<Body> {
  const answer = await answered(call)
  return (answer.status === 204 ? undefined : await answer.json()) as Body
}

async function failureOf(answer: { status: number; json(): Promise<unknown> }): Promise<CallFailed> {
  const body = (await answer.json().catch(() => undefined)) as Partial<Refused> | undefined
  return new CallFailed(answer.status, body)
}

interface Refused extends Record<string, unknown> {
  message: string
  fields: Record<string, string>
}
