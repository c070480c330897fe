import * as z from 'zod/mini'
import type { Config } from '../../../server/config.ts'
import { readWithin } from '../../../server/http/read-within.ts'
import { isPolishTaxNumber } from '../../../schemas/tax-number.ts'
import { stateOfTaxNumber } from '../../orders/vat-territory.ts'

const usualAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api/'

/** Some states answer after a quarter of a minute. */
const patience = 20_000
const mostBytes = 100_000

export type ViesAnswer =
  | { state: 'valid' | 'invalid'; consultationNumber: string | null; name: string | null; address: string | null }
  | { state: 'unavailable'; reason: string }

/** A number that no state gave out in the Union can't be asked for. */
export const isKnownToVies = (number: string): boolean => stateOfTaxNumber(number) !== null

const said = z.object({
  valid: z.boolean(),
  requestIdentifier: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
})
/** It comes with 200, too. */
const refused = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

/**
 * Asks the Commission's system whether a number is valid for trade within the Union. Whoever says who asks gets a consultation number
 * back: the proof for the tax office.
 * @param own the seller's number; empty: nobody's
 */
export async function askVies({ viesUrl }: Pick<Config, 'viesUrl'>, number: string, own: string): Promise<ViesAnswer> {
  const asked = inParts(number)
  const by = own !== '' && isKnownToVies(own) ? inParts(own) : undefined
  const address = new URL('check-vat-number', viesUrl ?? usualAddress)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        countryCode: asked.country,
        vatNumber: asked.digits,
        ...(by && { requesterMemberStateCode: by.country, requesterNumber: by.digits }),
      }),
    })
    const written = await readWithin(answer, mostBytes)
    return written === undefined ? unavailable('TOO_LONG') : readAnswer(parse(written), answer.status)
  } catch (error) {
    const code = Object(Object(error).cause).code as unknown
    return unavailable(typeof code === 'string' ? code : String(Object(error).name))
  }
}

function readAnswer(body: unknown, status: number): ViesAnswer {
  const problem = refused.safeParse(body).data?.errorWrappers[0]?.error
  // A number of a wrong form isn't a number.
  if (problem === 'INVALID_INPUT') return { state: 'invalid', consultationNumber: null, name: null, address: null }
  if (problem !== undefined) return unavailable(problem)
  const { data: told } = said.safeParse(body)
  if (!told || status !== 200) return unavailable(`HTTP_${status}`)
  const { valid, requestIdentifier, name, address } = told
  return {
    state: valid ? 'valid' : 'invalid',
    consultationNumber: known(requestIdentifier, 100),
    name: known(name, 300),
    address: known(address, 500),
  }
}

const unavailable = (reason: string): ViesAnswer => ({
  state: 'unavailable',
  reason: /^\w{1,60}$/.exec(reason)?.[0] ?? 'UNKNOWN',
})

/** States that tell nothing of their companies write dashes. */
function known(told: string | null | undefined, longest: number): string | null {
  const line = (told ?? '').split(/\s+/).filter(Boolean).join(' ').slice(0, longest)
  return line === '' || line === '---' ? null : line
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

const inParts = (number: string) =>
  isPolishTaxNumber(number)
    ? { country: 'PL', digits: number }
    : { country: number.slice(0, 2), digits: number.slice(2) }
