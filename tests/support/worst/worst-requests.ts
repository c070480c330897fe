import { screens } from '../../../src/app/screens.tsx'
import { api, besideApi, forms } from '../../../src/app/endpoints.ts'
import { describeEndpoints, openApi } from '../../../src/server/http/openapi.ts'
import { publicPathsOf } from '../../../scripts/bench/public-paths.ts'
import { worstBodies, worstForms, type Wire } from './worst-bodies.ts'

export interface WorstRequest {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?(): string | Buffer
}

/** As long as an address may be, and all that one may hold. */
const longestAddress = 8_000
const longestHeader = 15_000

const letters = ['a', '%40', '%E2%80%AE', '/', '%2F', '-', '.', ',']
const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))

/** What is hardest to read of what can be sent to each endpoint and each page: who adds one is attacked without being named here. */
export function worstRequests(): WorstRequest[] {
  return [...ofAddresses(), ...ofHeaders(), ...ofBodies()]
}

/** What held the program once, or comes closest to it. */
export const knownToBeHard =
  /^GET \/store\/login,|audience with (depth|many fields|contactIds of many \{\})|chefs with (many heads|a file of "x")|unsubscribe.* with a=&/

interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Wire }> }
}

function ofAddresses(): WorstRequest[] {
  const document = openApi(api).paths as Record<string, Record<string, Operation>>
  const calls = Object.entries(document).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      asked: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  )
  const beside = describeEndpoints(besideApi).map(({ path }) => path)
  const pages = [...beside, ...publicPathsOf(screens), '/assets/x', '/pictures/x', '/admin']
  const longPaths = letters.flatMap((unit) => [
    ...calls
      .filter(({ path, method }) => method === 'GET' && path.includes('{'))
      .map(({ path }) => path.replace(/\{.*$/, filled(unit, longestAddress - path.length))),
    ...pages.map((path) => path + filled(unit, longestAddress - path.length)),
    filled(`/${unit}`, longestAddress),
  ])
  const longQueries = calls
    .filter(({ asked, method }) => asked.length > 0 && method === 'GET')
    .flatMap(({ path, asked }) => {
      const share = Math.floor((longestAddress - 500) / asked.length)
      const all = ['x', '%E2%80%AE', '%25', '9', 'a,'].map((unit) =>
        asked.map((name) => `${name}=${filled(unit, share)}`).join('&'),
      )
      const address = path.replaceAll(/\{\w+\}/g, '1')
      return [...all, filled('a=&', longestAddress - 500), filled(`${asked[0]}=1&`, longestAddress - 500)].map(
        (query) => `${address}?${query}`,
      )
    })
  return [...new Set([...longPaths, ...longQueries])].map((path) => ({
    name: `GET ${path.slice(0, 60)}`,
    method: 'GET',
    path,
    headers: {},
  }))
}

const headerValues: Record<string, string[]> = {
  Cookie: ['a=b; ', 'a', '=', ';', '%40', 'salorge-admin-session=x; ', '"'],
  'Accept-Language': ['de;q=0.1,', ',', ';', 'q=', ' ,', '1'],
  'Accept-Encoding': ['br;q=0 ,', ' ', ',', ';q=0.', '0'],
  'If-None-Match': ['"a",', ',', ' '],
  'Content-Type': ['multipart/form-data; boundary=', ' ', 'boundary=";'],
  Origin: ['http://', 'x'],
  'X-Forwarded-For': ['1,', ':', '::1,', 'f:'],
  'X-Forwarded-Proto': ['https,'],
  Authorization: ['Bearer ', 'x'],
  'Idempotency-Key': ['x', ' x'],
  Host: ['a.', 'a', '1:'],
}

function ofHeaders(): WorstRequest[] {
  return Object.entries(headerValues).flatMap(([header, units]) =>
    units.flatMap((unit) =>
      ['GET /store', 'GET /api/store/products', 'POST /api/chefs', 'POST /api/store/create-checkout-session'].map(
        (call) => {
          const [method = '', path = ''] = call.split(' ')
          const start = header === 'Content-Type' ? 'multipart/form-data;' : ''
          return {
            name: `${call} with ${header} of ${unit}`,
            method,
            path,
            headers: { [header]: start + filled(unit, longestHeader) },
          }
        },
      ),
    ),
  )
}

function ofBodies(): WorstRequest[] {
  const document = openApi(api).paths as Record<string, Record<string, Operation>>
  const called = Object.entries(document).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
        const bodies =
          type === 'application/json'
            ? worstBodies(schema, path.includes('/marketing/') ? 2_090_000 : 262_000)
            : worstForms(schema)
        return bodies.map(({ what, body, type: given = type }) => ({
          name: `${method.toUpperCase()} ${path} with ${what}`,
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, '1'),
          headers: { 'Content-Type': given },
          body,
        }))
      }),
    ),
  )
  const posted = [
    '/api/webhooks/stripe',
    ...describeEndpoints(forms).map(({ path }) => path.replaceAll(/:\w+/g, 'x')),
  ].flatMap((path) =>
    ['a=&', '&', '%', '+', '%25=%25&'].map((unit) => ({
      name: `POST ${path} with ${unit} over and over`,
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: () => filled(unit, 262_000),
    })),
  )
  return [...called, ...posted]
}
