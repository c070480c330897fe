import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import type { Language } from '../../kernel/language.ts'
import { untilHeard, type ContentCache } from '../../server/http/content-cache.ts'
import { lockProducts, moveStock, readGoods } from './stock.server.ts'

test('an order has each product by its name in the buyer’s language; only what is in the shop and in stock is on sale, and who orders waits for who holds it', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const [gray = 0, white = 0] = await stock(shop, { price: '10.00', pieces: 5 }, { price: '12.00', pieces: 1 })
  await database.execute(sql`
    insert into product_translations (product_id, language, name, description)
    values (${gray}, 'de', 'Graues Salz', ''), (${gray}, 'fr', 'Sel gris', ''), (${white}, 'fr', 'Fleur de sel', '')`)
  const read = async (language: Language) => [...(await readGoods(database, [white, gray, 4_711], language)).values()]
  const named = async (language: Language) => (await read(language)).map(({ name }) => name)
  expect(await named('pl')).toEqual(['Sól 1', 'Sól 2'])
  expect(await named('de')).toEqual(['Graues Salz', 'Sól 2'])
  expect(await named('fr')).toEqual(['Sel gris', 'Fleur de sel'])
  expect((await read('fr')).map(({ officeName }) => officeName)).toEqual(['Sól 1', 'Sól 2'])

  const states = [
    [true, true],
    [true, false],
    [false, true],
  ]
  const onSale = []
  for (const [isActive, inStock] of states) {
    await database.execute(sql`update products set is_active = ${isActive}, in_stock = ${inStock} where id = ${white}`)
    onSale.push((await read('pl')).map(({ isOnSale }) => isOnSale))
  }
  const [there, gone] = [
    [true, true],
    [true, false],
  ]
  expect(onSale).toEqual([there, gone, gone])
  const holds = sql`select from products where id = ${gray} for update`
  await race(database, holds, [() => database.transaction((each) => lockProducts(each, [gray], 'pl'))])
})

test('visitors are told when the last piece of a product goes and when the first comes, and of nothing else', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const [salt = 0, hidden = 0] = await stock(shop, { price: '10.00', pieces: 3 }, { price: '10.00', pieces: 3 })
  await database.execute(sql`update products set in_stock = false where id = ${hidden}`)
  /** How often visitors were told, and of each product what is left, whether visitors see news of it and whether it was touched. */
  const move = async (...pieces: [number, number][]) => {
    await database.execute(sql`update products set shown_since = '2020-01-01', updated_at = '2020-01-01'`)
    let told = 0
    const content = { hear: async () => void (told += 1) } as unknown as ContentCache
    await untilHeard(content, () =>
      database.transaction(async (transaction) => {
        const goods = await lockProducts(transaction, [salt, hidden], 'pl')
        await moveStock(transaction, goods, new Map(pieces), {})
      }),
    )
    const { rows } = await database.execute<{ left: number; isNews: boolean; isTouched: boolean }>(sql`
      select stock_quantity as left, shown_since > '2021-01-01' as "isNews", updated_at > '2021-01-01' as "isTouched" from products order by id`)
    return [told, ...rows.map(({ left, isNews, isTouched }) => [left, isNews, isTouched])]
  }
  const untouched = [3, false, false]
  expect(await move([salt, -2])).toEqual([0, [1, false, true], untouched])
  expect(await move([salt, -1])).toEqual([1, [0, true, true], untouched])
  expect(await move([salt, 1])).toEqual([1, [1, true, true], untouched])
  expect(await move([salt, 4])).toEqual([0, [5, false, true], untouched])
  expect(await move([salt, 0], [4_711, -1])).toEqual([0, [5, false, false], untouched])
  expect(await move([salt, -1], [hidden, -3])).toEqual([1, [4, false, true], [0, false, true]])
  await expectSound(database, {})
})
