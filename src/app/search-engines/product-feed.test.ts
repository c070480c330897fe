import { expect, test } from 'vitest'
import { promote } from '../../../tests/support/promotions.ts'
import { openTestShop } from '../../../tests/support/shop.ts'

const hostile = {
  name: 'Sól <b> & "szara"',
  description: 'Wilgotna ]]> &amp;',
  price: '24.90',
  weight: 0.25,
  stockQuantity: 2,
}

test('shopping search engines are told each product with its price, stock, what a kilogram is and what delivery costs; assistants where what stands', async () => {
  const shop = await openTestShop()
  const create = async (product: object) =>
    (await (await shop.callAsAdmin('POST', '/api/admin/products', { body: product })).json()) as { id: number }
  const { id } = await create({
    ...hostile,
    translations: [{ language: 'de', name: 'Graues Salz', description: 'Feucht.' }],
  })
  await create({ ...hostile, name: 'Wyprzedana', stockQuantity: 0, weight: null })
  await create({ ...hostile, name: 'Ukryta', isActive: false })
  const rate = await shop.callAsAdmin('POST', '/api/admin/shipping-rates', {
    body: { deliveryType: 'home', minWeight: 0, cost: '17.99', countries: ['PL', 'DE'] },
  })
  expect(rate.status, await rate.clone().text()).toBe(201)
  await promote(shop, id, '19.90')
  const feed = async (language: string) => {
    const answer = await fetch(`${shop.origin}/products.xml?lang=${language}`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    return answer.text()
  }
  const items = (text: string) => text.split('<item>').slice(1)
  const polish = items(await feed('pl'))
  expect(polish).toHaveLength(2)
  const [first = '', sold = ''] = polish
  for (const part of [
    '<g:title>Sól &lt;b&gt; &amp; &quot;szara&quot;, 250\u00A0g</g:title>',
    '<g:description>Wilgotna ]]&gt; &amp;amp;</g:description>',
    '<g:price>24.90 PLN</g:price>\n<g:sale_price>19.90 PLN</g:sale_price>',
    '<g:availability>in_stock</g:availability>',
    '<g:unit_pricing_measure>250 g</g:unit_pricing_measure>\n<g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>',
    '<g:shipping><g:country>PL</g:country><g:service>Home</g:service><g:price>17.99 PLN</g:price></g:shipping>',
    '<g:shipping><g:country>DE</g:country><g:service>Home</g:service><g:price>17.99 PLN</g:price></g:shipping>',
  ])
    expect(first).toContain(part)
  expect(sold).toContain('<g:availability>out_of_stock</g:availability>')
  expect(sold).not.toContain('unit_pricing')
  const picture = /<g:image_link>(.*?)<\/g:image_link>/.exec(first)?.[1] ?? ''
  expect(picture).toMatch(/\/share\/jar-square-\d+\.jpg$/)
  expect(items(await feed('de'))[0]).toMatch(/<g:title>Graues Salz, 250.g<\/g:title>[^]*store\/[\w-]+\?lang=de</)

  const guide = await (await fetch(`${shop.origin}/llms.txt`)).text()
  expect(guide).toMatch(/^# Salorge\n\n> An association of chefs/)
  expect(guide).toMatch(/- \[Sól <b> & "szara", 250.g\]\(http.*\/store\/[\w-]+\?lang=en\): 19\.90.zł including VAT\n/)
  expect(guide).toContain(', sold out\n')
  expect(guide).not.toContain('Ukryta')
})
