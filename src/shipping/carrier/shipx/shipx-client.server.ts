import type { CarrierConfig } from '../../../server/config.ts'
import { CarrierRefused, CarrierUnavailable, type FieldProblem } from '../carrier.ts'

const usualAddress = 'https://api-shipx-pl.easypack24.net'

/** Nothing is bought while somebody waits: a job does. Whoever looks up a parcel whose answer was lost leaves ShipX a minute to finish it. */
const usualPatience = { answer: 12_000, quiet: 60_000 }
export const patienceOf = ({ patience = usualPatience }: CarrierConfig) => patience

const mostBytes = 40e6

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  asks?: [name: string, value: string][]
  body?: object
}

/** What ShipX answers; undefined: it knows no such thing. */
export async function askShipx(settings: CarrierConfig, asked: Asked): Promise<Buffer | undefined> {
  const { method = 'GET', path, asks = [], body } = asked
  const address = new URL(path, settings.apiUrl ?? usualAddress)
  for (const [name, value] of asks) address.searchParams.append(name, value)
  const signal = AbortSignal.timeout(patienceOf(settings).answer)
  try {
    const answer = await fetch(address, {
      method,
      redirect: 'error',
      signal,
      headers: {
        Authorization: `Bearer ${settings.token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = await readWithin(answer, mostBytes)
    if (answer.ok) return told
    if (answer.status === 404 && method !== 'POST') return undefined
    throw problemOf(answer.status, told)
  } catch (error) {
    if (error instanceof CarrierUnavailable || error instanceof CarrierRefused) throw error
    throw lineProblem(error, signal)
  }
}

async function readWithin(answer: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.byteLength
    if (length > most) throw new CarrierUnavailable('the answer is too large', 'nonsense')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Nobody was there to be asked. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function lineProblem(error: unknown, { aborted }: AbortSignal): CarrierUnavailable {
  if (aborted) return new CarrierUnavailable('ShipX did not answer in time', 'slow')
  const code = String((Object(error) as { cause?: { code?: unknown } }).cause?.code ?? 'no line')
  return new CarrierUnavailable(`ShipX can't be reached (${code})`, 'away', neverConnected.has(code))
}

/** Only codes and names of fields are kept: ShipX's sentences may repeat what was sent. */
function problemOf(status: number, told: Buffer): CarrierUnavailable | CarrierRefused {
  if (status === 401 || status === 403) return new CarrierUnavailable(`ShipX refused the key (${status})`, 'key', true)
  if (status === 429) return new CarrierUnavailable('ShipX is asked too much (429)', 'busy', true)
  const error = refusalOf(told)
  if (status < 400 || status >= 500 || status === 408 || !error)
    return new CarrierUnavailable(`ShipX is in trouble (${status})`, 'broken')
  const problems = problemsIn(error.details)
  const named = problems.length > 0 ? problems : [{ field: '', code: wordOf(error.error) }]
  return new CarrierRefused(`ShipX refused (${status}, ${wordOf(error.error)})`, named)
}

/** A page of a proxy on the way isn't a refusal of ShipX. */
function refusalOf(told: Buffer): { error: unknown; details: unknown } | undefined {
  try {
    const { error, details } = Object(JSON.parse(told.toString())) as Record<string, unknown>
    return typeof error === 'string' ? { error, details } : undefined
  } catch {
    return undefined
  }
}

const wordOf = (said: unknown): string => /^[a-z_]{1,80}$/i.exec(String(said))?.[0] ?? 'invalid'

/** ShipX nests what is wrong as the request was nested, with lists around: `{ receiver: [{ phone: ['required'] }] }`. */
function problemsIn(details: unknown, path: string[] = []): FieldProblem[] {
  if (path.length > 6) return []
  if (typeof details === 'string') return [{ field: path.join('.'), code: wordOf(details) }]
  if (Array.isArray(details)) return details.slice(0, 20).flatMap((one) => problemsIn(one, path))
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details)
    .slice(0, 20)
    .flatMap(([name, inner]) => problemsIn(inner, [...path, wordOf(name)]))
    .slice(0, 20)
}
