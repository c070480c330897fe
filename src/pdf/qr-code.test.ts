import decode from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterise } from '../server/pictures/rasterise.ts'
import type { Drawing } from './drawing.ts'
import { openFonts } from './fonts.server.ts'
import { qrCode } from './qr-code.server.ts'
import { setSvg } from './set-svg.server.ts'

const part = { role: 'Figure', alt: 'Kod QR' } as const

/** What a telephone reads from the paper, printed with so many dots an inch. */
async function scan(content: string, dots: number) {
  const fonts = await openFonts([])
  const { shape, side } = qrCode(content, { x: 30, y: 30, part }, '#000000')
  const paper: Drawing = { width: side + 60, height: side + 60, paper: '#ffffff', items: [shape] }
  // Not by `sharp` here: SVG is closed in a process that has loaded what takes uploads.
  const [picture] = await rasterise([
    { drawing: setSvg(paper, fonts, { scale: dots / 72 }), hasGround: true, format: 'png' },
  ])
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    read: decode({ width: info.width, height: info.height, data: new Uint8Array(data) }, { timeLimit: 60_000 }),
    side,
  }
}

const hash = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'

test('a code is read as what it says, and is 30 mm wide or as much as its modules need', async () => {
  const short = `https://qr.ksef.mf.gov.pl/invoice/1234563218/23-11-2026/${hash}`
  const signed = `https://qr.ksef.mf.gov.pl/certificate/Nip/1234563218/1234563218/01F20A5D352AE590/${hash}/${hash.repeat(8)}`
  const [one, other] = [await scan(short, 150), await scan(signed, 150)]
  expect([one.read, other.read]).toEqual([short, signed])
  expect((one.side / 72) * 25.4).toBeGreaterThanOrEqual(30)
  expect(other.side).toBeGreaterThan(one.side)
})
