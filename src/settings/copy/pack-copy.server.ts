import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import * as z from 'zod/mini'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { copyNewer, copyUnreadable, maxCopyBytes } from './settings-copy.ts'

/** A new kind of part doesn't need a new version: a program that doesn't know a part says so. */
const format = { name: 'salorge settings', version: 1 }
const told = 'settings.json'
/** More than there are places for pictures. */
const maxEntries = 200

const header = z.object({ format: z.literal(format.name), version: z.number() })
const whole = z.extend(header, {
  madeAt: z.iso.datetime(),
  shop: z.string().check(z.maxLength(200)),
  parts: z.record(z.string(), z.unknown()),
})

export interface Copy {
  madeAt: string
  shop: string
  parts: Record<string, unknown>
  /** By hash, as they are served. */
  pictures: Record<string, Uint8Array>
}

/** One archive: what there is as JSON that people can read, and the pictures that it names. */
export function packCopy({ pictures, ...copy }: Copy): Buffer<ArrayBuffer> {
  const packed: Zippable = {
    [told]: strToU8(JSON.stringify({ format: format.name, version: format.version, ...copy }, null, 2)),
  }
  for (const [hash, content] of Object.entries(pictures)) packed[`pictures/${hash}.webp`] = [content, { level: 0 }]
  return Buffer.from(zipSync(packed, { mtime: new Date(copy.madeAt) }))
}

/** What somebody has sent as a copy. It is unpacked no further than a copy of ours would be. */
export function openCopy(bytes: Uint8Array): Outcome<Copy, typeof copyUnreadable | typeof copyNewer> {
  try {
    let room = maxCopyBytes
    let entries = 0
    const files = unzipSync(bytes, {
      filter({ name, size, originalSize, compression }) {
        entries += 1
        const isOurs = name === told || /^pictures\/[\da-f]{64}\.webp$/.test(name)
        // What isn't compressed is taken as it lies there, whatever the other size says.
        room -= isOurs ? Math.max(originalSize, compression === 0 ? size : 0) : 0
        if (room < 0 || entries > maxEntries) throw new RangeError('more than a copy has')
        return isOurs
      },
    })
    const json: unknown = JSON.parse(strFromU8(files[told] ?? new Uint8Array()))
    const { data: begun } = header.safeParse(json)
    if (begun && begun.version > format.version) return copyNewer
    const { data } = whole.safeParse(json)
    if (!data) return copyUnreadable
    const pictures = Object.entries(files).filter(([name]) => name !== told)
    return done({
      madeAt: data.madeAt,
      shop: data.shop,
      parts: data.parts,
      pictures: Object.fromEntries(pictures.map(([name, content]) => [name.slice('pictures/'.length, -5), content])),
    })
  } catch {
    return copyUnreadable
  }
}
