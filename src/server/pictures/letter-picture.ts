import sharp from 'sharp'
import type { Database } from '../database/database.ts'
import { asPrepared, inTurn, readPicture } from './pictures.ts'

/** A stored picture as letters carry it: a small square JPEG, because many mail programs know neither WebP nor what is transparent. */
export async function letterPicture(
  database: Database,
  hash: string,
  fit: 'cover' | 'contain',
): Promise<Buffer | undefined> {
  const content = await readPicture(database, hash)
  if (!content) return undefined
  return inTurn(() =>
    sharp(content, asPrepared)
      .resize(128, 128, { fit, background: '#fff' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  )
}
