import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adminPassword } from '../../tests/support/database.ts'
import { cookiesOf, openTestShop } from '../../tests/support/shop.ts'
import type { Language } from '../kernel/language.ts'
import { readResponse, CallFailed, createApi } from './api.ts'

/** The client as a browser's page has it, with an administrator's session. */
async function openClient(language: Language = 'en') {
  const shop = await openTestShop()
  const asked: string[] = []
  let cookie = ''
  const api = createApi(language, (address, init) => {
    asked.push(`${init?.method} ${String(address)}`)
    return fetch(`${shop.origin}${String(address)}`, { ...init, headers: { ...init?.headers, Cookie: cookie } })
  })
  const signedIn = await api.admin.login.$post({ json: { username: 'admin', password: adminPassword } })
  cookie = cookiesOf(signedIn as unknown as Response)
  return { api, asked: () => asked.slice(1) }
}

test('calls name path, parameters and language; bodies and files arrive; answers are typed', async () => {
  const { api, asked } = await openClient()
  const draft = { name: 'Sól', description: 'Szara', price: '24,90', stockQuantity: 9 }
  const { id } = await readResponse(api.admin.products.$post({ json: draft }))
  const red = { width: 4, height: 4, channels: 3, background: 'red' } as const
  const image = new File([await sharp({ create: red }).png().toBuffer()], 'salt.png')
  const { imageUrl } = await readResponse(api.admin.products['upload-image'].$post({ form: { image } }))
  const param = { id: String(id) }
  const changed = await readResponse(api.admin.products[':id'].$put({ param, json: { imageUrl, stockQuantity: 0 } }))
  expect(changed).toMatchObject({ price: '24.90', imageUrl })
  expect(await readResponse(api.admin.mails.$get({ query: { state: 'waiting', limit: '5' } }))).toHaveLength(1)
  expect((await api.admin.products[':id'].$delete({ param })).status).toBe(204)
  expect(await readResponse(api.store.products.$get())).toEqual([])
  expect(asked()).toEqual([
    'POST /api/admin/products?lang=en',
    'POST /api/admin/products/upload-image?lang=en',
    `PUT /api/admin/products/${id}?lang=en`,
    'GET /api/admin/mails?state=waiting&limit=5&lang=en',
    `DELETE /api/admin/products/${id}?lang=en`,
    'GET /api/store/products?lang=en',
  ])
})

test('what is put into a path stays one part of it', async () => {
  const { api, asked } = await openClient()
  await api.admin.mails[':id']['send-again'].$post({ param: { id: '../login?x=#' } })
  expect(asked()).toEqual(['POST /api/admin/mails/..%2Flogin%3Fx%3D%23/send-again?lang=en'])
})

test('a refusal is thrown with its status and its sentence in the language of the visit', async () => {
  const shop = await openTestShop()
  const api = createApi('de', (address, init) => shop.call(init?.method ?? 'GET', String(address)))
  const failed = await readResponse(api.admin.session.$get()).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(CallFailed)
  expect(failed).toMatchObject({ status: 401, message: '401: Zaloguj się, aby kontynuować.' })
})

test('a call that reaches nobody fails with status 0', async () => {
  const api = createApi('en', () => Promise.reject(new TypeError('network')))
  await expect(readResponse(api.store.products.$get())).rejects.toMatchObject({
    status: 0,
    message: '0: Request failed',
  })
})

test('a call can be taken back', async () => {
  const taken: RequestInit[] = []
  const api = createApi('en', async (_, init) => {
    taken.push(init ?? {})
    return Response.json([])
  })
  const { signal } = new AbortController()
  await api.store.products.$get({}, { init: { signal } })
  expect(taken[0]?.signal).toBe(signal)
})
