import { brand } from '../../brand.ts'
import { listProductsOnSale, readProductOnSale } from '../../catalog/read-products.server.ts'
import { squarePackage } from '../../catalog/packages/share-pictures.ts'
import type { ProductInDetail } from '../../catalog/product.ts'
import { formatWeight } from '../../i18n/format.ts'
import { homeCountry, isSettled, type CountryCode } from '../../kernel/countries.ts'
import type { Language } from '../../kernel/language.ts'
import { printMoney, readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { compressResponse, sendCompressed } from '../../server/http/compressed-response.ts'
import { shared } from '../../server/http/content-cache.ts'
import { anyone } from '../../server/http/endpoint.ts'
import { escapeMarkup } from '../../server/http/escape-markup.ts'
import { isOwnHost } from '../../server/http/visitor.ts'
import type { Database } from '../../server/database/database.ts'
import { deliveryTo } from '../../shipping/delivery.ts'
import { listActiveShippingRates } from '../../shipping/list-shipping-rates.server.ts'
import { readRate } from '../../shipping/read-rate.ts'
import { servedCountries, type Rate } from '../../shipping/shipping.ts'

/** The goods as Google Merchant Center and others like it read them: RSS with their names. `?lang=de` asks for another language. */
export const productFeedApi = endpoints().get(
  '/products.xml',
  anyone('What is sold, for shopping search engines'),
  async (c) => {
    const { origin, content, database, language } = c.var
    const make = async () => {
      const feed = await writeFeed(database, origin, language)
      return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
    }
    const made = await content.keep(`products ${language} ${origin}`, make, isOwnHost(c))
    return sendCompressed(c, made instanceof Response ? await compressResponse(made) : made, shared)
  },
)

async function writeFeed(database: Database, origin: string, language: Language): Promise<string> {
  const rates = (await listActiveShippingRates(database)).map(readRate)
  const items: string[] = []
  for (const { slug } of await listProductsOnSale(database, language)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough for what is kept
    const found = await readProductOnSale(database, slug, language)
    // What costs nothing is nothing that they would show.
    if (found.ok && readMoney(found.value.price) > 0) items.push(writeItem(found.value, { origin, language, rates }))
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', brand.name),
    element('link', `${origin}/store?lang=${language}`),
    element('description', brand.seller.legalName),
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

interface Around {
  origin: string
  language: Language
  rates: Rate[]
}

function writeItem(product: ProductInDetail, { origin, language, rates }: Around): string {
  const { slug, name, description, weight, price, promotion, inStock, pictures } = product
  const own = pictures.map(({ url }) => url)
  const [first = '', ...more] = (own.length > 0 ? own : [squarePackage(weight)]).map((url) => new URL(url, origin).href)
  const grams = weight === null ? undefined : parseWeight(weight)
  const facts: [string, string][] = [
    ['id', slug],
    ['title', grams === undefined ? name : `${name}, ${formatWeight(grams, language)}`],
    ['description', description],
    ['link', `${origin}/store/${slug}?lang=${language}`],
    ['image_link', first],
    // They read ten more.
    ...more.slice(0, 10).map((picture): [string, string] => ['additional_image_link', picture]),
    ['availability', inStock ? 'in_stock' : 'out_of_stock'],
    ['price', `${promotion?.regularPrice ?? price} PLN`],
    ...(promotion ? [['sale_price', `${price} PLN`] as [string, string]] : []),
    ['condition', 'new'],
    ['brand', brand.name],
    // Salt that a house packs itself has no number of the trade.
    ['identifier_exists', 'no'],
    ['google_product_category', 'Food, Beverages & Tobacco > Food Items > Seasonings & Spices > Salt'],
    ...(grams === undefined
      ? []
      : ([
          ['unit_pricing_measure', `${grams} g`],
          ['unit_pricing_base_measure', '1 kg'],
          ['shipping_weight', `${product.packedWeight ?? grams} g`],
        ] as [string, string][])),
  ]
  return [
    '<item>',
    ...facts.map(([fact, text]) => element(`g:${fact}`, text)),
    ...deliveriesOf(product, rates),
    '</item>',
  ].join('\n')
}

/** What sending one piece costs, to each country and in each way. */
function deliveriesOf({ weight, price, packedWeight, fitsLocker }: ProductInDetail, rates: Rate[]): string[] {
  const goods = {
    net: parseWeight(weight ?? ''),
    worth: readMoney(price),
    kinds: [{ packedWeight: packedWeight ?? 0, quantity: 1 }],
  }
  const toDoor = servedCountries(rates).map((country) => ({ method: 'home' as const, country, service: 'Home' }))
  const toLocker = { method: 'inpost' as const, country: homeCountry as CountryCode, service: brand.carrier.name }
  return [...toDoor, ...(fitsLocker ? [toLocker] : [])].flatMap(({ method, country, service }) => {
    // They know no country by this code.
    if (!isSettled(country)) return []
    const delivered = deliveryTo(method, country, goods, rates)
    if (!delivered.ok) return []
    const facts = [
      ['country', country],
      ['service', service],
      ['price', `${printMoney(delivered.value.cost)} PLN`],
    ] as const
    return [`<g:shipping>${facts.map(([fact, text]) => element(`g:${fact}`, text)).join('')}</g:shipping>`]
  })
}
