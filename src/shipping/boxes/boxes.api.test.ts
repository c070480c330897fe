import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import type { ShopBox } from './shop-box.ts'

const path = '/api/admin/shipping-boxes'
const small = { name: 'Mały', ownWeight: 0.12, heaviestContent: 2, length: 30, width: 20, height: 8 }
const large = { name: 'Duży', ownWeight: 0.6, heaviestContent: 20, length: 60, width: 40, height: 35.55 }

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const call = (method: 'POST' | 'PUT' | 'DELETE', to: string, body?: object) =>
  shop.callAsAdmin(method, path + to, body && { body })
const make = async (draft: object) => (await (await call('POST', '', draft)).json()) as ShopBox
const names = async () => ((await (await shop.callAsAdmin('GET', path)).json()) as ShopBox[]).map(({ name }) => name)

describe('boxes of the shop', () => {
  test('are told in kilograms and centimetres, and a new one stands before the first that holds more', async () => {
    const created = await make(large)
    expect(created).toEqual({ id: created.id, ...large, height: 35.6, isActive: true, version: 1 })
    await make(small)
    await make({ ...small, name: 'Średni', heaviestContent: 5 })
    expect(await names()).toEqual(['Mały', 'Średni', 'Duży'])
  })

  test('are put into another order, changed and deleted; an outdated change is refused', async () => {
    const [one, other] = [await make(small), await make(large)]
    const moved = await call('PUT', `/${other.id}`, { before: one.id, version: 1 })
    expect(await moved.json()).toEqual({ ...other, version: 2 })
    expect(await names()).toEqual(['Duży', 'Mały'])
    await call('PUT', `/${other.id}`, { before: null })
    expect(await names()).toEqual(['Mały', 'Duży'])
    expect((await call('PUT', `/${other.id}`, { isActive: false, version: 1 })).status).toBe(409)
    expect((await call('PUT', `/${one.id}`, { before: other.id + 9 })).status).toBe(404)
    expect((await call('DELETE', `/${one.id}`)).status).toBe(204)
    expect((await call('DELETE', `/${one.id}`)).status).toBe(404)
    expect(await names()).toEqual(['Duży'])
  })

  test.for([
    [{ heaviestContent: 31.5 }, 'heaviestContent'],
    [{ length: 120.1 }, 'length'],
    [{ length: 100, width: 80, height: 41 }, 'length'],
    [{ name: 'Duży' }, 'name'],
    [{ ownWeight: 0 }, 'ownWeight'],
    [{ height: 0 }, 'height'],
    [{ height: '8' }, 'height'],
  ] as const)('are refused at the field where no courier takes %j, or another has the name', async ([wrong, field]) => {
    await make(large)
    const { id } = await make(small)
    for (const answer of [
      await call('POST', '', { ...small, name: 'Inny', ...wrong }),
      await call('PUT', `/${id}`, wrong),
    ]) {
      expect(answer.status).toBe(422)
      expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
    }
  })
})
