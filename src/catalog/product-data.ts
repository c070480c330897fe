import { brand } from '../brand.ts'
import { readMoney } from '../kernel/money.ts'
import { vesselDrawing } from '../site/vessel-drawing.ts'
import type { ProductOnSale } from './product.ts'

const currency = { priceCurrency: 'PLN' }

/** A product in the words of schema.org, as search engines and shopping assistants read them. */
export function productData(product: ProductOnSale, { origin, canonical }: { origin: string; canonical: string }) {
  const { name, description, slug, price, inStock, pricePerKilogram, imageUrl, weight } = product
  const unitPrice = pricePerKilogram && {
    '@type': 'UnitPriceSpecification',
    price: pricePerKilogram,
    ...currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
  }
  const offer = {
    '@type': 'Offer',
    url: canonical,
    price,
    ...currency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(unitPrice && { priceSpecification: unitPrice }),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: new URL(imageUrl ?? vesselDrawing(weight), origin).href,
    sku: slug,
    brand: { '@type': 'Brand', name: brand.name },
    // What costs nothing is nothing that they would show.
    ...(readMoney(price) > 0 && { offers: offer }),
  }
}
