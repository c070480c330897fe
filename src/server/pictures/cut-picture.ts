import sharp from 'sharp'
import { asPrepared, encodePicture, inTurn, type PictureFormat, type PreparedPicture } from './pictures.ts'

interface Cut {
  left: number
  top: number
  width: number
  height: number
}

interface Cuts {
  pictures: PreparedPicture[]
  /** Their average; nothing where something shines through. */
  colour: string
}

/**
 * Cuts a part out of a stored picture, in each of these sizes.
 *
 * @param source was prepared here, or found to be as if it had been: it is a picture, and not too large
 */
export function cutPicture(
  source: Uint8Array,
  { left, top, width, height }: Cut,
  sizes: Pick<Cut, 'width' | 'height'>[],
  format: PictureFormat,
): Promise<Cuts> {
  return inTurn(async () => {
    const { data, info } = await sharp(source, asPrepared)
      .extract({ left, top, width, height })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const part = () => sharp(data, { raw: info })
    const pictures: PreparedPicture[] = []
    for (const size of sizes) pictures.push(await encodePicture(part().resize({ ...size, fit: 'fill' }), format))
    const { isOpaque, channels } = await part().resize(64, 64, { fit: 'fill' }).png().toBuffer().then(statsOf)
    const colour = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    return { pictures, colour: isOpaque ? `#${colour.join('')}` : 'transparent' }
  })
}

/** Cuts out a square and puts it on white, with as much room around it as phones may cut off. */
export function cutTile(source: Uint8Array, { left, top, width, height }: Cut, side: number): Promise<PreparedPicture> {
  const room = Math.round(side * 0.16)
  const mark = side - 2 * room
  return inTurn(() =>
    encodePicture(
      sharp(source, asPrepared)
        .extract({ left, top, width, height })
        .resize(mark, mark, { fit: 'fill' })
        .flatten({ background: '#fff' })
        .extend({ top: room, bottom: room, left: room, right: room, background: '#fff' }),
      'png',
    ),
  )
}

const statsOf = (content: Buffer) => sharp(content).stats()
