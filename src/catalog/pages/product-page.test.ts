import { catalogTexts } from '../texts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { promote } from '../../../tests/support/promotions.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { languages } from '../../kernel/language.ts'
import type { AdminProduct } from '../product.ts'

const salt = {
  name: 'Sól szara',
  description: 'Wilgotna.',
  ingredients: 'Sól morska',
  origin: 'Loire-Atlantique',
  price: '24.90',
  weight: 0.25,
  stockQuantity: 10,
}
const path = '/store/sol-szara-250g'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function create(product: object): Promise<AdminProduct> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: product })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminProduct
}

const open = async (address = path) => (await shop.call('GET', address)).text()

/** What the page tells programs that read it. */
function toldIn(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.map(([, json = '']) => JSON.parse(json) as Record<string, any>)
}

describe('the page of a product', () => {
  test('is called as the product is, and shows what must be known before it is bought', async () => {
    await create(salt)
    const html = await open()
    expect(html).toContain('<title>Sól szara, 250\u00A0g – Salorge</title>')
    expect(html).toContain('<meta name="description" content="Wilgotna. Sól morska. Loire-Atlantique.">')
    expect(html).toContain(`<link rel="canonical" href="${shop.origin}${path}">`)
    for (const language of languages) expect(html).toContain(`hreflang="${language}" href="${shop.origin}${path}?lang=`)
    const shown = ['24,90\u00A0zł', '99,60\u00A0zł / kg', '250\u00A0g', 'Sól morska', 'Loire-Atlantique', 'W magazynie']
    for (const text of [...shown, 'Association Salorge, 12 quai des Paludiers']) expect(html).toContain(text)
  })

  test('shows no row for what is not known, and no price per kilogram without a weight', async () => {
    await create({ name: 'Deska', description: 'Dębowa', price: 5 })
    const html = await open('/store/deska')
    const { outOfStock } = (await catalogTexts.load('pl')).product
    const { legalName, ingredients, allergens, origin, storage, netWeight, courierOnly } = (
      await catalogTexts.load('pl')
    ).food
    for (const label of [legalName, ingredients, allergens, origin, storage, netWeight, courierOnly('25\u00A0kg')])
      expect(html).not.toContain(label)
    expect(html).not.toContain('/ kg')
    expect(html).toContain('<title>Deska – Salorge</title>')
    expect(html).toContain(outOfStock)
  })

  test('says in every language what its food is by law, and who answers for it', async () => {
    const foodFacts = {
      legalName: 'Sól morska z ziołami',
      allergens: 'Seler',
      storage: 'W suchym miejscu',
      operator: 'Warzelnia, ul. Solna 7, Kraków',
    }
    await create({ ...salt, ...foodFacts })
    for (const language of languages) {
      const html = await open(`${path}?lang=${language}`)
      for (const text of Object.values(foodFacts)) expect(html).toContain(text)
      const texts = (await catalogTexts.load(language)).food
      for (const name of ['legalName', 'allergens', 'storage', 'operator'] as const) expect(html).toContain(texts[name])
      expect(html).not.toContain('Association Salorge, ')
      expect(html).not.toContain(texts.courierOnly('25\u00A0kg'))
    }
  })

  test('says in every language that only a courier takes what is too heavy when packed', async () => {
    await create({ ...salt, weight: 25, grossWeight: 25.001 })
    for (const language of languages) {
      const { courierOnly } = (await catalogTexts.load(language)).food
      expect(await open(`/store/sol-szara-25kg?lang=${language}`)).toContain(courierOnly('25\u00A0kg'))
    }
  })

  test('shows each change, though it is kept, and is gone with the product', async () => {
    const { id } = await create(salt)
    await eventually(async () => expect(await open()).toContain('24,90'))
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { price: '31,50', origin: 'Bretania' } })
    await eventually(async () => expect(await open()).toMatch(/31,50.*Bretania/s))
    await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)
    await eventually(async () => expect((await shop.call('GET', path)).status).toBe(404))
  })

  test('says in every language that a product is not for sale, and is found by no search', async () => {
    const { slug } = await create({ ...salt, isActive: false })
    for (const language of languages) {
      const { about, toStore } = (await catalogTexts.load(language)).product
      for (const unknown of [slug, 'nie-ma', 'a%2Fb', '%F0%9F%A7%82']) {
        const answer = await shop.call('GET', `/store/${unknown}?lang=${language}`)
        const html = await answer.text()
        expect(answer.status).toBe(404)
        expect(html).toContain(`<title>${about.title} – Salorge</title>`)
        expect(html).toContain(toStore)
        expect(html).toContain('noindex')
        expect(toldIn(html)).toEqual([])
      }
    }
  })
})

describe('what the page of a product tells programs', () => {
  test.for(languages)('in %s, under the address of that language', async (language) => {
    const translations = [{ language: 'de', name: 'Graues Salz', description: 'Feucht.' }]
    await create({ ...salt, translations })
    const isGerman = language === 'de'
    const told = toldIn(await open(`${path}?lang=${language}`))
    expect(told.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(told).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: isGerman ? 'Graues Salz' : 'Sól szara',
        description: isGerman ? 'Feucht.' : 'Wilgotna.',
        image: [`${shop.origin}/share/jar-square-1.jpg`, `${shop.origin}/share/jar-1.jpg`],
        sku: 'sol-szara-250g',
        brand: { '@type': 'Brand', name: 'Salorge' },
        offers: {
          '@type': 'Offer',
          url: `${shop.origin}${path}?lang=${language}`,
          price: '24.90',
          priceCurrency: 'PLN',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '24.90',
            priceCurrency: 'PLN',
            referenceQuantity: { value: 250, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
          },
          seller: { name: 'Salorge' },
          hasMerchantReturnPolicy: {
            merchantReturnDays: 14,
            merchantReturnLink: `${shop.origin}/withdrawal?lang=${language}`,
          },
        },
      },
      {
        itemListElement: [
          { position: 1 },
          { position: 2 },
          { position: 3, name: isGerman ? 'Graues Salz' : 'Sól szara' },
        ],
      },
    ])
  })

  test('in a promotion, is the reduced price, until when, and the one that is crossed out', async () => {
    const { id } = await create(salt)
    const { endsAt } = await promote(shop, id, '19.90')
    const html = await open()
    expect(toldIn(html)[0]?.['offers']).toMatchObject({
      price: '19.90',
      priceValidUntil: endsAt,
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', price: '19.90', referenceQuantity: { value: 250 } },
        { '@type': 'UnitPriceSpecification', price: '24.90', priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    })
    expect(html).toContain('"product:price:amount" content="19.90"')
  })

  test('is never taken for markup', async () => {
    const text = `</script><script>alert(1)</script><!--state--> $& "'\u2028`
    const { slug, name, description } = await create({ ...salt, name: text, description: text })
    const html = await open(`/store/${slug}`)
    expect(html).not.toContain('<script>alert')
    expect(toldIn(html)[0]).toMatchObject({ name, description })
  })

  test('is no offer for what costs nothing, no unit price without a weight', async () => {
    await create({ ...salt, name: 'Próbka', price: 0 })
    expect(toldIn(await open('/store/probka-250g'))[0]).not.toHaveProperty('offers')
    await create({ ...salt, name: 'Deska', weight: null })
    expect(toldIn(await open('/store/deska'))[0]?.['offers']).not.toHaveProperty('priceSpecification')
  })

  test.for([
    ['/api/pictures/a.webp', '/api/pictures/a.webp'],
    ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ] as const)('is sold out and has the picture %s, with nothing over it', async ([imageUrl, address]) => {
    await create({ ...salt, imageUrl, inStock: false })
    const html = await open()
    expect(html).toMatch(new RegExp(`<img src="${address}"[^>]*></div>`))
    const [told] = toldIn(html)
    expect(told?.['image']).toEqual([new URL(address, shop.origin).href])
    expect(told?.['offers'].availability).toBe('https://schema.org/OutOfStock')
  })

  test('says what sending costs as the rates of the moment have it, to a locker as long as one takes it', async () => {
    const { id } = await create(salt)
    const sent = async () => toldIn(await open())[0]?.['offers'].shippingDetails as Record<string, any>[]
    const costs = async () => (await sent()).map(({ shippingRate }) => shippingRate.value)
    const countries = async (index: number) =>
      (await sent())[index]?.['shippingDestination'].map(({ addressCountry }: Record<string, string>) => addressCountry)
    expect(await costs()).toEqual(['15.99', '12.99'])
    expect(await countries(0)).toEqual(['PL'])
    expect(await countries(1)).toEqual(['PL'])
    const rate = { deliveryType: 'home', minWeight: 0, maxWeight: 1, cost: '7.50' }
    expect((await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })).status).toBe(201)
    await eventually(async () => expect(await costs()).toEqual(['7.50', '12.99']))
    const abroad = { ...rate, cost: '60', countries: ['DE', 'FR', 'XK'] }
    await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: abroad })
    await eventually(async () => expect(await costs()).toEqual(['7.50', '60.00', '12.99']))
    expect(await countries(1)).toEqual(['DE', 'FR'])
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { weight: 26 } })
    await eventually(async () => expect(await costs()).toEqual(['35.99']))
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { weight: 0.25, grossWeight: 25.001 } })
    await eventually(async () => expect(await costs()).toEqual(['7.50', '60.00']))
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { grossWeight: 24.7 } })
    await eventually(async () => expect(await costs()).toEqual(['7.50', '60.00', '12.99']))
  })

  test('is nothing on pages that are about no product', async () => {
    await create(salt)
    for (const address of ['/store', '/contact', '/store/login']) expect(toldIn(await open(address))).toEqual([])
  })
})
