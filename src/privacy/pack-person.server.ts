import { zipSync, type Zippable } from 'fflate'

interface PersonToPack {
  /** Written as JSON. */
  written: object
  files: { name: string; content: Uint8Array }[]
  at: Date
}

/** Packs a person's data into one archive. Photos are already compressed. */
export function packPerson({ written, files, at }: PersonToPack): Buffer<ArrayBuffer> {
  const packed: Zippable = {}
  for (const { name, content } of files) packed[name] = [content, { level: 0 }]
  packed['data.json'] = new TextEncoder().encode(JSON.stringify(written, null, 2))
  return Buffer.from(zipSync(packed, { mtime: at }))
}
