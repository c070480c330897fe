import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Metadata, type Sharp, type WebpOptions } from 'sharp'
import { done, failure, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../database/database.ts'
import { limitConcurrency } from '../workers/concurrency-limit.ts'
import { pictures } from './pictures.table.ts'

const longestSide = 2_000
/** Portraits are shown on cards; this is twice the width of the widest. */
export const portraitSide = 1_000
/** What other pictures are cut from: wide enough for that, also where only a part of it is shown. */
export const longestSourceSide = 4_000
/** What a picture may take while it is being decoded: a small machine has room for one. */
const maxMemory = 300_000_000
const maxSeconds = 10
/** Whatever decodes a picture waits for the others. */
export const inTurn = limitConcurrency(1, 6)

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
  width: number
  height: number
}

/** The forms in which pictures are kept. Letters and what shares links know WebP less well than browsers do. */
export type PictureFormat = 'webp' | 'jpg' | 'png'

/** Encodes what was decoded. */
export async function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  options: WebpOptions = {},
): Promise<PreparedPicture> {
  const encoded =
    format === 'webp'
      ? picture.webp({ quality: 82, ...options })
      : format === 'jpg'
        ? picture.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true })
        : picture.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const content = Buffer.from(data)
  const hash = createHash('sha256').update(content).digest('hex')
  return { content, hash, path: `/pictures/${hash}.${format}`, width: info.width, height: info.height }
}

/**
 * Re-encodes an uploaded picture: upright, without metadata, bounded in size. What can't be decoded to the last
 * pixel is refused, whatever its name or type says.
 */
export function preparePicture(
  uploaded: Uint8Array,
  side = longestSide,
  options: WebpOptions = {},
): Promise<Outcome<PreparedPicture, typeof pictureUnreadable | typeof pictureTooBig>> {
  return inTurn(async () => {
    try {
      const { width, height, ...form } = await sharp(uploaded, { limitInputPixels: false }).metadata()
      if (width * height * memoryOfPixel(form) > maxMemory) return pictureTooBig
      const upright = sharp(uploaded, { limitInputPixels: width * height, failOn: 'warning' })
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      return done(await encodePicture(upright, 'webp', options))
    } catch {
      return pictureUnreadable
    }
  })
}

/** For what is decoded that was prepared here, or found to be as if it had been. */
export const asPrepared = { limitInputPixels: longestSourceSide ** 2, failOn: 'warning' } as const

/** Whether what comes from elsewhere is as a picture that was prepared here: no larger, of one frame, whole to the last pixel. */
export function isAsPrepared(content: Uint8Array): Promise<boolean> {
  return inTurn(async () => {
    try {
      const { format, width, height, pages = 1 } = await sharp(content, asPrepared).metadata()
      if (format !== 'webp' || pages > 1 || Math.max(width, height) > longestSourceSide) return false
      await sharp(content, asPrepared).timeout({ seconds: maxSeconds }).resize(16, 16).raw().toBuffer()
      return true
    } catch {
      return false
    }
  })
}

/**
 * Bytes for each pixel while decoding, as measured: the whole picture is held about twice, since it may be interlaced,
 * progressive or lying on its side. What AVIF is decoded with holds far more.
 */
function memoryOfPixel({ format, channels, depth }: Pick<Metadata, 'format' | 'channels' | 'depth'>): number {
  if (format === 'heif') return 24
  return channels * (depth === 'uchar' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 8) * 2
}

/** Keeps a picture, in the transaction of what shows it. One that is there already counts as new: it is about to be shown. */
export async function insertPicture(
  database: Database,
  { hash, content }: Pick<PreparedPicture, 'hash' | 'content'>,
): Promise<void> {
  await database
    .insert(pictures)
    .values({ hash, content })
    .onConflictDoUpdate({ target: pictures.hash, set: { createdAt: sql`now()` } })
}

/** Both at once, for a picture that is uploaded before what shows it. Gives its path. */
export async function storePicture(
  database: Database,
  uploaded: Uint8Array,
  side?: number,
): Promise<Outcome<string, typeof pictureUnreadable | typeof pictureTooBig>> {
  const prepared = await preparePicture(uploaded, side)
  if (!prepared.ok) return prepared
  await insertPicture(database, prepared.value)
  return done(prepared.value.path)
}

const maxBytesInMemory = 32 * 1024 * 1024
/** What was removed from the database is served no longer than this, by any copy. */
const longestInMemory = 3_600_000
const inMemory = new Map<string, { content: Buffer<ArrayBuffer>; until: number }>()
let bytesInMemory = 0

/** A stored picture; those asked for lately are held in memory. */
export async function readPicture(database: Database, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const held = inMemory.get(hash)
  if (held) dropFromMemory(hash)
  if (held && held.until > Date.now()) {
    hold(hash, held)
    return held.content
  }
  const [picture] = await database.select({ content: pictures.content }).from(pictures).where(eq(pictures.hash, hash))
  if (picture) hold(hash, { content: picture.content, until: Date.now() + longestInMemory })
  return picture?.content
}

function hold(hash: string, picture: { content: Buffer<ArrayBuffer>; until: number }): void {
  dropFromMemory(hash)
  inMemory.set(hash, picture)
  bytesInMemory += picture.content.length
  for (const oldest of inMemory.keys()) {
    if (bytesInMemory <= maxBytesInMemory) break
    dropFromMemory(oldest)
  }
}

/** This copy serves it no more. Others may, until the time of what they hold is up. */
export function dropFromMemory(hash: string): void {
  bytesInMemory -= inMemory.get(hash)?.content.length ?? 0
  inMemory.delete(hash)
}

/** What a stored picture is; none of ours is anything else. */
export function formatOf(content: Buffer): PictureFormat {
  return content[0] === 0x89 ? 'png' : content[0] === 0xff ? 'jpg' : 'webp'
}
