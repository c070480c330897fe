import { zipSync, type Zippable } from 'fflate'

interface PersonToPack {
  /** What can be read by programs. */
  written: object
  files: { name: string; content: Uint8Array }[]
  at: Date
}

/** All about one person in one archive; photos are packed as tightly as they can be already. */
export function packPerson({ written, files, at }: PersonToPack): Buffer<ArrayBuffer> {
  const packed: Zippable = {}
  for (const { name, content } of files) packed[name] = [content, { level: 0 }]
  packed['data.json'] = new TextEncoder().encode(JSON.stringify(written, null, 2))
  return Buffer.from(zipSync(packed, { mtime: at }))
}
