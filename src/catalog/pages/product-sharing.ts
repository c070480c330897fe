import { brand } from '../../brand.ts'
import { readMoney } from '../../kernel/money.ts'
import { shareSize, sharedPackage } from '../packages/share-pictures.ts'
import type { ProductInDetail } from '../product.ts'

/** A product where somebody shares its address: its picture, and what it costs where it costs anything. */
export function productSharing({ name, slug, price, inStock, imageUrl, weight, pictures }: ProductInDetail) {
  const facts: Record<string, string> = {
    ...(readMoney(price) > 0 && { 'product:price:amount': price, 'product:price:currency': 'PLN' }),
    'product:availability': inStock ? 'in stock' : 'out of stock',
    'product:condition': 'new',
    'product:brand': brand.name,
    'product:retailer_item_id': slug,
  }
  return {
    type: 'product' as const,
    picture: imageUrl
      ? { address: imageUrl, alt: pictures[0]?.alt || name }
      : { address: sharedPackage(weight), alt: name, size: shareSize },
    facts,
  }
}
