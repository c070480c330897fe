import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { raisedPeak } from '../../../tests/support/memory.ts'
import { pngThatClaims } from '../../../tests/support/png.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6f9a96' } })

async function upload(shop: TestShop, content: Uint8Array<ArrayBuffer> | string, name = 'salt.jpg'): Promise<Response> {
  const form = new FormData()
  form.append('image', new File([content], name, { type: 'image/jpeg' }))
  return shop.callAsAdmin('POST', '/api/admin/products/upload-image', { body: form })
}

async function uploaded(shop: TestShop, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await upload(shop, content)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { imageUrl: string }).imageUrl
}

const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

describe('a good picture', () => {
  test('is served for ever under the hash of its content', async () => {
    const shop = await openTestShop()
    const path = await uploaded(shop, await bytes(blank(40, 30).jpeg()))
    expect(path).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/)
    const answer = await shop.call('GET', path)
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  })

  test.for(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('may be %s', async (format) => {
    const shop = await openTestShop()
    await uploaded(shop, await bytes(blank(64, 64).toFormat(format)))
  })

  test('loses its metadata, stands upright and is made no larger than needed', async () => {
    const shop = await openTestShop()
    const sideways = blank(3_000, 1_000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Anna' } })
    const path = await uploaded(shop, await bytes(sideways))
    const stored = await sharp(await (await shop.call('GET', path)).arrayBuffer()).metadata()
    expect(stored).toMatchObject({ width: 667, height: 2_000 })
    expect(stored.exif).toBeUndefined()
  })

  test('sent twice is stored once', async () => {
    const shop = await openTestShop()
    const picture = await bytes(blank(20, 20).png())
    expect(await uploaded(shop, picture)).toBe(await uploaded(shop, picture))
  })
})

describe('refused is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const refused: [string, () => Promise<Uint8Array<ArrayBuffer> | string>][] = [
    ['a text with the name of a picture', async () => 'just words'],
    ['an empty file', async () => ''],
    ['SVG, whatever it calls itself', async () => svg],
    ['a truncated JPEG', async () => (await bytes(blank(800, 800).jpeg())).slice(0, 3_000)],
    ['the head of a HEIC', async () => '\0\0\0\u0018ftypheic\0\0\0\0heicmif1'],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj'],
  ]
  test.for(refused)('%s', async ([, make]) => {
    const shop = await openTestShop()
    const answer = await upload(shop, await make())
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'picture_unreadable',
      message: expect.stringMatching(/^Ten plik/),
    })
  })

  test('a bomb of 900 megapixels, without unpacking it', async () => {
    const shop = await openTestShop()
    const bomb = pngThatClaims(30_000, 30_000)
    const isRefused = async () => {
      const answer = await upload(shop, bomb)
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'picture_too_big' }])
    }
    expect(await raisedPeak(isRefused)).toBeLessThan(400)
  })

  test('forty megabytes, with an answer rather than a broken connection', async () => {
    const shop = await openTestShop()
    const answer = await upload(shop, new Uint8Array(40 * 1024 * 1024))
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }])
  })

  test('a form without the picture, a broken form and a body that is none', async () => {
    const shop = await openTestShop()
    const path = '/api/admin/products/upload-image'
    const other = new FormData()
    other.append('image', 'only a text')
    expect((await shop.callAsAdmin('POST', path, { body: other })).status).toBe(422)
    const broken = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await shop.callAsAdmin('POST', path, { body: '--x\r\nbroken', headers: broken })).status).toBe(400)
    expect((await shop.callAsAdmin('POST', path, { body: '{}' })).status).toBe(415)
  })
})

test('a picture that nobody stored is not found', async () => {
  const shop = await openTestShop()
  expect((await shop.call('GET', `/pictures/${'0'.repeat(64)}.webp`)).status).toBe(404)
  expect((await shop.call('GET', '/pictures/..%2Fsecret.webp')).status).toBe(404)
})
