import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { shippingCost, servedCountries } from '../shipping.ts'
import { readActiveRates } from '../list-shipping-rates.server.ts'
import type { AdminShippingRate } from '../shipping-rate.ts'
import type { Zone } from './zone.ts'

const path = '/api/admin/shipping-zones'
const rates = '/api/admin/shipping-rates'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const call = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: object) => {
  const answer = await shop.callAsAdmin(method, to, body && { body })
  const said = await answer.text()
  return { status: answer.status, said: (said ? JSON.parse(said) : undefined) as Answer }
}
const zoneOf = async (name: string, countries: string[]) => (await call<Zone>('POST', path, { name, countries })).said
const rateFor = async (draft: object) =>
  (await call<AdminShippingRate>('POST', rates, { minWeight: 0, cost: '49', ...draft })).said
const costTo = async (country: 'DE' | 'SK' | 'FR' | 'AT' | 'PL') => {
  const cost = shippingCost('home', country, 1_000, await readActiveRates(shop.database))
  return cost.ok ? cost.value : cost.code
}

describe('a zone', () => {
  test('is served by the rates that name it, beside the countries that they name themselves, and a country at once when it comes in', async () => {
    const first = await zoneOf('Strefa 1', ['Niemcy', 'SK'])
    expect(first).toEqual({ id: first.id, name: 'Strefa 1', countries: ['DE', 'SK'], version: 1 })
    const rate = await rateFor({ zones: [first.id], countries: ['FR'] })
    expect(rate).toMatchObject({ countries: ['DE', 'FR', 'SK'], zones: [first.id], namedCountries: ['FR'] })
    expect(await Promise.all((['DE', 'SK', 'FR', 'AT', 'PL'] as const).map(costTo))).toEqual([
      4900,
      4900,
      4900,
      'country_not_served',
      1599,
    ])
    await call('PUT', `${path}/${first.id}`, { countries: ['DE', 'AT'] })
    expect(await Promise.all((['DE', 'SK', 'FR', 'AT'] as const).map(costTo))).toEqual([
      4900,
      'country_not_served',
      4900,
      4900,
    ])
    const visitors = (await (await shop.call('GET', rates)).json()) as AdminShippingRate[]
    expect(visitors.map(({ countries }) => countries)).toEqual([['AT', 'DE', 'FR']])
    expect(Object.keys(visitors[0] ?? {})).not.toContain('zones')
  })

  test('keeps nobody in a rate that has left it, though the rate’s countries were sent back as they were told', async () => {
    const zone = await zoneOf('Strefa 1', ['DE', 'SK'])
    const { id, countries } = await rateFor({ zones: [zone.id] })
    expect((await call('PUT', `${rates}/${id}`, { countries, cost: '50' })).status).toBe(200)
    expect((await call('PUT', `${rates}/${id}`, { countries: [...countries, 'FR'] })).status).toBe(200)
    await call('PUT', `${path}/${zone.id}`, { countries: ['SK'] })
    expect(servedCountries(await readActiveRates(shop.database)).toSorted()).toEqual(['FR', 'PL', 'SK'])
  })

  test('stays while rates name it, and it is said which; then it goes', async () => {
    const zone = await zoneOf('Strefa 1', ['DE'])
    const { id } = await rateFor({ zones: [zone.id], maxWeight: 5 })
    const refused = await call<{ code: string; message: string }>('DELETE', `${path}/${zone.id}`)
    expect([refused.status, refused.said.code]).toEqual([409, 'shipping_zone_named_by_rates'])
    expect(refused.said.message).toContain('Do domu, Niemcy, 0–5 kg')
    expect(await costTo('DE')).toBe(4900)
    expect((await call('PUT', `${rates}/${id}`, { zones: [] })).said).toMatchObject({
      fields: { countries: 'Wybierz co najmniej jeden kraj' },
    })
    expect(
      (await call<AdminShippingRate>('PUT', `${rates}/${id}`, { zones: [], countries: ['FR'] })).said,
    ).not.toHaveProperty('zones')
    expect((await call('DELETE', `${path}/${zone.id}`)).status).toBe(204)
    expect((await call('DELETE', `${path}/${zone.id}`)).status).toBe(404)
  })

  test('is refused with a name that another has, without a country, and where a rate of lockers or no such zone is meant', async () => {
    const zone = await zoneOf('Strefa 1', ['DE'])
    const fieldOf = async (...asked: Parameters<typeof call>) =>
      Object.keys((await call<{ fields?: object }>(...asked)).said.fields ?? {})
    expect(await fieldOf('POST', path, { name: 'Strefa 1', countries: ['FR'] })).toEqual(['name'])
    expect(await fieldOf('PUT', `${path}/${zone.id}`, { countries: [] })).toEqual(['countries'])
    expect((await call('PUT', `${path}/${zone.id}`, { name: 'Inna', version: 0 })).status).toBe(409)
    const rate = { minWeight: 0, cost: '1' }
    expect(await fieldOf('POST', rates, { ...rate, zones: [zone.id + 9] })).toEqual(['countries'])
    expect(await fieldOf('POST', rates, { ...rate, zones: [1e15] })).toEqual(['countries'])
    expect(await fieldOf('POST', rates, { ...rate, zones: [zone.id], deliveryType: 'pickup_point' })).toEqual([
      'countries',
    ])
    expect(await fieldOf('POST', rates, { ...rate, zones: [], countries: [] })).toEqual(['countries'])
  })
})
