import { brand } from '../../brand.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { sharedPackage, squarePackage } from '../packages/share-pictures.ts'
import type { ShownPicture } from '../pictures/product-picture.ts'
import type { ProductOnSale } from '../product.ts'

const currency = { priceCurrency: 'PLN' }

/**
 * A product in the words of schema.org, as search engines and shopping assistants read them. `conditions` are those of
 * the offer that other rooms know.
 */
export function productData(
  product: ProductOnSale & { pictures?: ShownPicture[] },
  { origin, canonical }: { origin: string; canonical: string },
  conditions: object,
) {
  const { name, description, slug, price, promotion, inStock, imageUrl, weight } = product
  const own = product.pictures?.map(({ url }) => url) ?? (imageUrl ? [imageUrl] : [])
  const pictures = own.length > 0 ? own : [squarePackage(weight), sharedPackage(weight)]
  const grams =
    weight === null ? undefined : { '@type': 'QuantitativeValue', value: parseWeight(weight), unitCode: 'GRM' }
  const offer = {
    '@type': 'Offer',
    url: canonical,
    price,
    ...currency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(promotion && { priceValidUntil: promotion.endsAt }),
    ...specifications(product, grams),
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

/** What is charged, for how much of it, and what is crossed out beside that. */
function specifications({ price, promotion }: ProductOnSale, grams: object | undefined) {
  const unitPrice = { '@type': 'UnitPriceSpecification', ...currency }
  const charged = { ...unitPrice, price, ...(grams && perKilogram(grams)) }
  if (!promotion) return grams && { priceSpecification: charged }
  const regular = { ...unitPrice, price: promotion.regularPrice, priceType: 'https://schema.org/StrikethroughPrice' }
  return { priceSpecification: [charged, regular] }
}

/** The price is that of the whole: those who read it reckon what a kilogram costs by themselves. */
const perKilogram = (grams: object) => ({
  referenceQuantity: { ...grams, valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' } },
})
