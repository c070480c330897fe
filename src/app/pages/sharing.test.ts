import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const salt = { name: 'Sól szara', description: 'Wilgotna.', price: '24.90', weight: 0.25, stockQuantity: 10 }

const create = (product: object) => shop.callAsAdmin('POST', '/api/admin/products', { body: product })

/** What a page tells networks, by name. */
async function sharedAt(path: string): Promise<Record<string, string | undefined>> {
  const html = await (await shop.call('GET', path)).text()
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[\w:]+)" content="([^"]*)">/g)]
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]))
}

describe('a page whose address is shared', () => {
  test('is shown under the address of its language, with the picture of that language', async () => {
    expect(await sharedAt('/contact?lang=de')).toMatchObject({
      'og:type': 'website',
      'og:url': `${shop.origin}/contact?lang=de`,
      'og:locale': 'de_DE',
      'og:image': `${shop.origin}/share/de-1.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
  })

  test.for(['/cart', '/checkout', '/store/login', '/no/such/page', '/order/none'])(
    'is shown as nothing where nobody shares it: %s',
    async (path) => {
      expect(await sharedAt(path)).toEqual({})
    },
  )
})

describe('a product that is shared', () => {
  test('is shown with its price, and with what it is sold in', async () => {
    await create(salt)
    expect(await sharedAt('/store/sol-szara-250g')).toMatchObject({
      'og:type': 'product',
      'og:image': `${shop.origin}/share/jar-1.jpg`,
      'og:image:alt': 'Sól szara',
      'product:price:amount': '24.90',
      'product:price:currency': 'PLN',
      'product:availability': 'in stock',
    })
  })

  test.for([
    [`/pictures/${'a'.repeat(64)}.webp`, 'image/webp'],
    ['https://example.com/a.JPG?b=1&c', 'image/jpeg'],
    ['https://example.com/picture', undefined],
  ] as const)('is shown with its own picture %s, of which no size is claimed', async ([imageUrl, type]) => {
    await create({ ...salt, imageUrl })
    const shared = await sharedAt('/store/sol-szara-250g')
    expect(shared['og:image']).toBe(new URL(imageUrl, shop.origin).href.replace('&', '&amp;'))
    expect(shared['og:image:type']).toBe(type)
    expect(shared).not.toHaveProperty('og:image:width')
  })

  test('is offered for no price where it costs nothing, and never taken for markup', async () => {
    await create({ ...salt, name: '"><script>alert(1)</script>', price: 0, inStock: false, weight: null })
    const html = await (await shop.call('GET', '/store/script-alert-1-script')).text()
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;')
    expect(html).not.toContain('<script>alert')
    const shared = await sharedAt('/store/script-alert-1-script')
    expect(shared).not.toHaveProperty('product:price:amount')
    expect(shared['product:availability']).toBe('out of stock')
  })
})
