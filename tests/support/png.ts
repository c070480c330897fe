import { crc32, deflateSync } from 'node:zlib'

/** A few bytes that say they are a picture of this size. */
export function pngThatClaims(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const content = chunk('IDAT', deflateSync(Buffer.alloc(1_000)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Uint8Array.from(Buffer.concat([signature, chunk('IHDR', header), content, chunk('IEND', Buffer.alloc(0))]))
}
