import { inArray } from 'drizzle-orm'
import { maxPiecesInOrder } from '../catalog/largest-quantity.ts'
import type { ProductOnSale } from '../catalog/product.ts'
import { listProductsOnSale } from '../catalog/read-products.server.ts'
import { products } from '../catalog/products.table.ts'
import type { Language } from '../kernel/language.ts'
import type { Grams } from '../kernel/weight.ts'
import { packshot } from '../catalog/packages/packshot.ts'
import type { Database } from '../server/database/database.ts'
import { packedWeight } from '../shipping/parcels.ts'
import type { CartToCheck, CheckedLine, LineProblem } from './cart-check.ts'

type Asked = CartToCheck['cart'][number]

/** Compares a cart with the current catalogue. It reserves nothing; the checkout does that. */
export async function checkCart(database: Database, { cart }: CartToCheck, language: Language): Promise<CheckedLine[]> {
  const onSale = new Map((await listProductsOnSale(database, language)).map((product) => [product.id, product]))
  const { stock, packedWeights } = await readShelf(
    database,
    cart.map(({ id }) => id).filter((id) => onSale.has(id)),
  )
  const limits = new Map([...onSale].map(([id, { maxPerOrder }]) => [id, maxPerOrder]))
  let room = maxPiecesInOrder
  return cart.map((asked) => {
    const product = onSale.get(asked.id)
    const left = product?.inStock ? (stock.get(asked.id) ?? 0) : 0
    const available = Math.min(asked.quantity, left)
    const limit = limits.get(asked.id) ?? 0
    const max = Math.min(limit, room)
    const taken = Math.min(available, max)
    // The next line gets what this one leaves, of the product and of the limit of one order.
    stock.set(asked.id, left - available)
    limits.set(asked.id, limit - taken)
    room -= taken
    return {
      id: asked.id,
      problem: problemOf(asked, product, { available, most: max, limit }),
      available,
      most: max,
      product: product ? shownOf(product, packedWeights.get(asked.id) ?? 0) : null,
    }
  })
}

interface Found {
  available: number
  most: number
  limit: number
}

function problemOf(
  asked: Asked,
  product: ProductOnSale | undefined,
  { available, most: max, limit }: Found,
): LineProblem | null {
  if (!product) return 'gone'
  if (available === 0) return 'sold_out'
  if (available < asked.quantity) return 'too_many'
  if (asked.quantity > max) return max < limit ? 'over_order_limit' : 'over_product_limit'
  return product.price === asked.price ? null : 'price_changed'
}

function shownOf(product: ProductOnSale, packed: Grams): CheckedLine['product'] {
  const { slug, name, weight, price, pricePerKilogram, promotion, imageUrl, maxPerOrder, fitsLocker } = product
  return {
    slug,
    name,
    weight,
    price,
    pricePerKilogram,
    promotion,
    imageUrl,
    packshot: packshot({ imageUrl, weight }).address,
    maxPerOrder,
    fitsLocker,
    packedWeight: packed,
  }
}

/** The stock, and the weight of a piece with its packaging. */
async function readShelf(database: Database, ids: number[]) {
  const rows = await database
    .select({
      id: products.id,
      stockQuantity: products.stockQuantity,
      weight: products.weight,
      grossWeight: products.grossWeight,
    })
    .from(products)
    .where(inArray(products.id, ids))
  return {
    stock: new Map(rows.map(({ id, stockQuantity }) => [id, stockQuantity])),
    packedWeights: new Map(rows.map(({ id, ...piece }) => [id, packedWeight(piece)])),
  }
}
