import { brand } from '../brand.ts'
import { readMoney } from '../kernel/money.ts'
import { parseWeight } from '../kernel/weight.ts'
import { sharedPackage, squarePackage } from '../site/share-pictures.ts'
import type { ProductOnSale } from './product.ts'

const currency = { priceCurrency: 'PLN' }

/**
 * A product in the words of schema.org, as search engines and shopping assistants read them. `conditions` are those of
 * the offer that other rooms know.
 */
export function productData(
  product: ProductOnSale,
  { origin, canonical }: { origin: string; canonical: string },
  conditions: object,
) {
  const { name, description, slug, price, inStock, imageUrl, weight } = product
  const pictures = imageUrl ? [imageUrl] : [squarePackage(weight), sharedPackage(weight)]
  const grams =
    weight === null ? undefined : { '@type': 'QuantitativeValue', value: parseWeight(weight), unitCode: 'GRM' }
  const offer = {
    '@type': 'Offer',
    url: canonical,
    price,
    ...currency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(grams && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, ...currency, ...perKilogram(grams) },
    }),
    ...conditions,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: pictures.map((picture) => new URL(picture, origin).href),
    sku: slug,
    brand: { '@type': 'Brand', name: brand.name },
    ...(grams && { weight: grams }),
    // What costs nothing is nothing that they would show.
    ...(readMoney(price) > 0 && { offers: offer }),
  }
}

/** The price is that of the whole: those who read it reckon what a kilogram costs by themselves. */
const perKilogram = (grams: object) => ({
  referenceQuantity: { ...grams, valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' } },
})
