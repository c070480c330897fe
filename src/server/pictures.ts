import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { done, failure, type Outcome } from '../kernel/outcome.ts'
import type { Database } from './database.ts'
import { atMost } from './in-turn.ts'
import { pictures } from './pictures.table.ts'

const mostPixels = 50_000_000
const longestSide = 2_000
/** A picture being decoded can take 200 MB: a small machine has room for one. */
const inTurn = atMost(1)

// Only raster formats are ever opened. SVG is a program in disguise and stays closed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)

export const pictureUnreadable = failure('picture_unreadable', 'rule')
export const pictureTooBig = failure('picture_too_big', 'rule')

/** A picture as it will be kept, and the path under which it is then served. */
export interface PreparedPicture {
  path: string
  hash: string
  content: Buffer<ArrayBuffer>
}

/**
 * Re-encodes an uploaded picture: upright, without metadata, bounded in size. What can't be decoded to the last
 * pixel is refused, whatever its name or type says.
 */
export function preparePicture(
  uploaded: Uint8Array,
  side = longestSide,
): Promise<Outcome<PreparedPicture, typeof pictureUnreadable | typeof pictureTooBig>> {
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(uploaded, { limitInputPixels: false }).metadata()
      if (width * height > mostPixels) return pictureTooBig
      const encoded = await sharp(uploaded, { limitInputPixels: mostPixels, failOn: 'warning' })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
      const content = Buffer.from(encoded)
      const hash = createHash('sha256').update(content).digest('hex')
      return done({ content, hash, path: `/pictures/${hash}.webp` })
    } catch {
      return pictureUnreadable
    }
  })
}

/** Keeps a picture, in the transaction of what shows it. One that is there already counts as new: it is about to be shown. */
export async function keepPicture(database: Database, { hash, content }: PreparedPicture): Promise<void> {
  await database
    .insert(pictures)
    .values({ hash, content })
    .onConflictDoUpdate({ target: pictures.hash, set: { createdAt: sql`now()` } })
}

/** Both at once, for a picture that is uploaded before what shows it. Gives its path. */
export async function storePicture(
  database: Database,
  uploaded: Uint8Array,
): Promise<Outcome<string, typeof pictureUnreadable | typeof pictureTooBig>> {
  const prepared = await preparePicture(uploaded)
  if (!prepared.ok) return prepared
  await keepPicture(database, prepared.value)
  return done(prepared.value.path)
}

const mostBytesInMemory = 32 * 1024 * 1024
const inMemory = new Map<string, Buffer<ArrayBuffer>>()
let bytesInMemory = 0

/** A stored picture; those asked for lately are held in memory. */
export async function readPicture(database: Database, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const held = inMemory.get(hash)
  if (held) {
    inMemory.delete(hash)
    inMemory.set(hash, held)
    return held
  }
  const [picture] = await database.select({ content: pictures.content }).from(pictures).where(eq(pictures.hash, hash))
  if (picture) hold(hash, picture.content)
  return picture?.content
}

function hold(hash: string, content: Buffer<ArrayBuffer>): void {
  if (inMemory.has(hash)) return
  inMemory.set(hash, content)
  bytesInMemory += content.length
  for (const [oldest, { length }] of inMemory) {
    if (bytesInMemory <= mostBytesInMemory) break
    inMemory.delete(oldest)
    bytesInMemory -= length
  }
}
