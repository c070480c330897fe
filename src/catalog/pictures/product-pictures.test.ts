import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { eventually } from '../../../tests/support/timing.ts'
import type { AdminProduct, ProductInDetail } from '../product.ts'

const [one, two, three] = ['/pictures/1.webp', 'https://example.com/2.jpg', '/pictures/3.webp']
const described = [
  { url: one, alt: { pl: 'Słoik', de: 'Glas' } },
  { url: two, alt: {} },
  { url: three, alt: { en: 'Salt' } },
]

async function aProduct(shop: TestShop) {
  const body = { name: 'Sól', description: 'Szara.', price: '24.90', weight: 0.25, imageUrl: one }
  return (await (await shop.callAsAdmin('POST', '/api/admin/products', { body })).json()) as AdminProduct
}
const change = async (shop: TestShop, id: number, body: object) => {
  const answer = await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
  return { status: answer.status, product: (await answer.json()) as AdminProduct }
}

test('the first of a product’s pictures is its `imageUrl`, all are on its page in their order, for people and for programs', async () => {
  const shop = await openTestShop()
  const { id, slug, pictures } = await aProduct(shop)
  expect(pictures).toEqual([{ url: one, alt: {} }])
  const { product } = await change(shop, id, { pictures: described })
  expect(product).toMatchObject({ imageUrl: one, pictures: described })
  const told = async (language: string) =>
    (await (await shop.call('GET', `/api/store/products/${slug}?lang=${language}`)).json()) as ProductInDetail
  expect((await told('de')).pictures).toEqual([
    { url: one, alt: 'Glas' },
    { url: two, alt: '' },
    { url: three, alt: '' },
  ])
  expect((await told('fr')).pictures[0]?.alt).toBe('Słoik')
  await eventually(async () => {
    const html = await (await shop.call('GET', `/store/${slug}?lang=en`)).text()
    expect([...html.matchAll(/<img src="([^"]*)" alt="([^"]+)"/g)].map(([, url, alt]) => [url, alt])).toEqual([
      [one, 'Słoik'],
      [two, 'Sól: picture 2 of 3'],
      [three, 'Salt'],
    ])
    const images = [new URL(one, shop.origin).href, two, new URL(three, shop.origin).href]
    expect(html).toContain(`"image":${JSON.stringify(images)}`)
  })
})

test('another order makes another first one; who knows `imageUrl` alone changes that alone and gets it back unchanged', async () => {
  const shop = await openTestShop()
  const { id } = await aProduct(shop)
  await change(shop, id, { pictures: described })
  const turned = await change(shop, id, { pictures: described.toReversed() })
  expect(turned.product.imageUrl).toBe(three)
  const other = '/pictures/4.webp'
  const { product } = await change(shop, id, { imageUrl: other })
  expect(product.imageUrl).toBe(other)
  expect(product.pictures).toEqual([{ url: other, alt: {} }, described[1], described[0]])
  // One that was further down is never there twice.
  expect((await change(shop, id, { imageUrl: two })).product.pictures.map(({ url }) => url)).toEqual([two, one])
  expect((await change(shop, id, { price: '31' })).product.pictures).toHaveLength(2)
  expect((await change(shop, id, { imageUrl: null })).product).toMatchObject({ imageUrl: null, pictures: [] })
  for (const wrong of [
    [{ url: 'javascript:x' }],
    [described[0], described[0]],
    Array.from({ length: 13 }, (_, n) => ({ url: `/${n}` })),
  ])
    expect((await change(shop, id, { pictures: wrong })).status).toBe(422)
  expect((await change(shop, id, { pictures: described, version: 1 })).status).toBe(409)
})
