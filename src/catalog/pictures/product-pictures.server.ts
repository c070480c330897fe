import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { saidAlts, type AdminPicture, type PictureAlts, type SentPicture } from './product-picture.ts'
import { productPictures } from './product-pictures.table.ts'

interface First {
  id: number
  imageUrl: string | null
  imageAlts: PictureAlts
}

/** All pictures of these products in their order. */
export async function readPictures(database: Database, products: First[]): Promise<Map<number, AdminPicture[]>> {
  const { productId, position, url, alts } = productPictures
  const further = await database
    .select({ productId, url, alt: alts })
    .from(productPictures)
    .where(
      inArray(
        productId,
        products.map(({ id }) => id),
      ),
    )
    .orderBy(asc(productId), asc(position))
  return new Map(
    products.map(({ id, imageUrl, imageAlts }) => {
      const first = imageUrl === null ? [] : [{ url: imageUrl, alt: imageAlts }]
      const others = further.filter((one) => one.productId === id).map((one) => ({ url: one.url, alt: one.alt }))
      return [id, [...first, ...others]]
    }),
  )
}

/**
 * Stores the pictures of a product and gives what its own row holds of them. Who sends nothing but `imageUrl` changes the first alone:
 * its text goes with it, and without a first one there are no others.
 */
export async function replacePictures(
  transaction: Database,
  held: First,
  { pictures, imageUrl }: { pictures: SentPicture[] | undefined; imageUrl: string | null | undefined },
): Promise<{ imageUrl?: string | null; imageAlts?: PictureAlts }> {
  const { productId, url } = productPictures
  const isOfThis = eq(productId, held.id)
  if (pictures) {
    const [first, ...others] = pictures
    await transaction.delete(productPictures).where(isOfThis)
    const rows = others.map((one, place) => ({
      productId: held.id,
      position: place + 1,
      url: one.url,
      alts: saidAlts(one.alt),
    }))
    if (rows.length > 0) await transaction.insert(productPictures).values(rows)
    return { imageUrl: first?.url ?? null, imageAlts: saidAlts(first?.alt ?? {}) }
  }
  if (imageUrl === undefined || imageUrl === held.imageUrl) return {}
  const gone = imageUrl === null ? isOfThis : and(isOfThis, eq(url, imageUrl))
  await transaction.delete(productPictures).where(gone)
  return { imageUrl, imageAlts: {} }
}
