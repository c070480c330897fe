import type { Context } from 'hono'
import type { PlainPage } from '../../schemas/plain-page.ts'
import type { AppEnv } from './app-env.ts'
import { maxBytes, receive } from './body-limit.ts'
import { refuse } from './errors.ts'
import { readKey } from './idempotency-key.ts'

export type Typed = Record<string, string>

/** More than any form of ours has. Some carry along what was typed, and each field takes time to write into the page. */
const maxFields = 40

/** What was typed into a plain form, each line ended as scripts end it. */
export async function readTyped<Env extends AppEnv>(c: Context<Env>): Promise<Typed> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw refuse('wrong_type')
  const context = c as unknown as Context<AppEnv>
  const sent = await receive(context, maxBytes.json, async () => new URLSearchParams(await c.req.text()))
  if (sent.size > maxFields) throw refuse('malformed')
  return typedIn(sent)
}

/** Of a field that is there twice the last counts; files aren't typed. */
export function typedIn(sent: Iterable<[string, FormDataEntryValue]>): Typed {
  const typed: Typed = {}
  for (const [name, value] of sent) if (typeof value === 'string') typed[name] = value.replaceAll('\r\n', '\n')
  return typed
}

interface Call {
  json?: unknown
  form?: FormData
  /** What recognises a second press of the same button. */
  key?: string | undefined
}

export interface Answered {
  isDone: boolean
  status: number
  body: Record<string, unknown>
}

/**
 * Makes the call that scripts make, in the name of the visitor: the same rules and limits hold, and the cookies that it sets
 * reach the browser. That the form comes from our own page was checked before.
 */
export async function callAsScripts<Env extends AppEnv>(
  c: Context<Env>,
  path: string,
  { json, form, key }: Call,
): Promise<Answered> {
  const { origin, language, callWithin } = c.var
  const headers = new Headers({ Origin: origin })
  for (const name of ['Cookie', 'User-Agent', 'X-Forwarded-Proto']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  if (key !== undefined) headers.set('Idempotency-Key', readKey(key))
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  const request = new Request(`${origin}${path}?lang=${language}`, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
  })
  const answer = await callWithin(request)
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return { isDone: answer.ok, status: answer.status, body: told }
}

/** The page with its form again, as it was typed, and what isn't right about it. */
export function pageAgain(values: Typed, { status, body }: Answered): PlainPage {
  const problems = (body['fields'] ?? {}) as PlainPage['problems']
  return { values, problems, status, sentence: String(body['message'] ?? '') }
}
