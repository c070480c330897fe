import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { jobs } from '../../app/jobs.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { scenes } from '../../ui/pictures/scenes.ts'
import { livePictures } from './list-own-pictures.server.ts'

/** Left half red, right half blue. */
async function photo(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width, height, channels: 3, background: '#0000c0' } })
  return new Uint8Array(
    await whole
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer(),
  )
}

async function upload(shop: TestShop, slot: string, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('image', new File([content], 'saliny.jpg', { type: 'image/jpeg' }))
  const answer = await shop.callAsAdmin('POST', `/api/admin/pictures/${slot}/upload-image`, { body: form })
  return { status: answer.status, ...((await answer.json()) as { imageUrl: string; code?: string; message?: string }) }
}

const inPolish = { pl: 'Saliny o świcie', en: null, de: null, fr: '' }
const put = (shop: TestShop, slot: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/pictures/${slot}`, {
    body: { alt: inPolish, isDecoration: false, version: 0, ...body },
  })

/** The page once every copy has heard of the last change. */
async function pageWith(shop: TestShop, path: string, text: string): Promise<string> {
  await expect.poll(async () => (await (await shop.call('GET', path)).text()).includes(text)).toBe(true)
  return (await shop.call('GET', path)).text()
}

const sizeOf = async (shop: TestShop, path: string) => {
  const { width, height, format } = await sharp(await (await shop.call('GET', path)).arrayBuffer()).metadata()
  return { width, height, format }
}

test('what was uploaded is cut for its place, and the page shows it in each width, until the original is back', async () => {
  const shop = await openTestShop()
  const { imageUrl } = await upload(shop, 'hero', await photo(2_000, 1_500))
  const whole = { left: 1_000, top: 100, width: 1_000 }
  // Less than the least width can't be asked for by a program either.
  const tooNarrow = await put(shop, 'hero', { imageUrl, crops: { whole, upright: { left: 0, top: 0, width: 800 } } })
  expect([tooNarrow.status, await tooNarrow.json()]).toMatchObject([422, { code: 'picture_too_small' }])
  const crops = { whole: { left: 700, top: 100, width: 1_300 }, upright: { left: 1_100, top: 0, width: 800 } }
  expect((await put(shop, 'hero', { imageUrl, crops })).status).toBe(204)

  const page = await pageWith(shop, '/?lang=de', 'Saliny')
  const [, preload = ''] =
    /<link rel="preload" as="image" type="image\/webp"[^>]*imagesrcset="([^"]*)"/.exec(page) ?? []
  expect(preload.split(', ').map((one) => one.split(' ')[1])).toEqual(['430w', '800w'])
  const [image = ''] = /<img[^>]*alt="Saliny o świcie"[^>]*>/.exec(page) ?? []
  expect(image).toContain('lang="pl"')
  expect(image).toContain('width="1300" height="731"')
  const [, srcSet = ''] = /srcSet="([^"]*)"/.exec(image) ?? []
  const wide = srcSet.split(', ').map((one) => one.split(' ')[0] as string)
  expect(await Promise.all(wide.map((path) => sizeOf(shop, path)))).toEqual([
    { width: 960, height: 540, format: 'webp' },
    { width: 1_300, height: 731, format: 'webp' },
  ])
  // The part that was chosen: mostly the right half.
  const { channels } = await sharp(await (await shop.call('GET', wide[0] as string)).arrayBuffer()).stats()
  expect((channels[2]?.mean ?? 0) / (channels[0]?.mean ?? 1)).toBeGreaterThan(2)

  const stale = await put(shop, 'hero', { imageUrl, crops })
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'picture_changed_meanwhile' }])
  expect((await shop.callAsAdmin('DELETE', '/api/admin/pictures/hero?version=0')).status).toBe(409)
  expect((await shop.callAsAdmin('DELETE', '/api/admin/pictures/hero?version=1')).status).toBe(204)
  await pageWith(shop, '/?lang=de', scenes.hero.address)
  const { rows } = await shop.database.execute(sql`select action, subject, subject_id from audit_entries order by id`)
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ action: 'changed', subject: 'picture', subject_id: 'hero' })))
})

test('who shares an address shows the owner’s picture, in a form that every messenger knows', async () => {
  const shop = await openTestShop()
  const { imageUrl } = await upload(shop, 'share', await photo(1_600, 1_000))
  const crops = { whole: { left: 0, top: 0, width: 1_600 } }
  expect((await put(shop, 'share', { imageUrl, crops })).status).toBe(204)
  const page = await pageWith(shop, '/activities', 'Saliny')
  const [, address = ''] = /property="og:image" content="[^"]*(\/pictures\/[0-9a-f]{64}\.jpg)"/.exec(page) ?? []
  expect(await sizeOf(shop, address)).toEqual({ width: 1_200, height: 630, format: 'jpeg' })
  expect(page).toContain('property="og:image:type" content="image/jpeg"')
  expect(page).toContain('property="og:image:alt" content="Saliny o świcie"')
  expect((await shop.call('GET', address.replace('jpg', 'png'))).status).toBe(404)
})

test('pictures of the site are kept as long as they are shown', async () => {
  const shop = await openTestShop()
  const { imageUrl } = await upload(shop, 'logo', await photo(600, 600))
  const crops = { whole: { left: 0, top: 0, width: 600 } }
  expect((await put(shop, 'logo', { imageUrl, crops, isDecoration: true })).status).toBe(204)
  const forgotten = await upload(shop, 'tide', await photo(500, 700))
  await shop.database.execute(sql`update pictures set created_at = now() - interval '2 days'`)
  const clearing = jobs.filter(({ name }) => name === 'clear-unused-pictures')
  await runJobsOn(shop.databaseUrl, { jobs: clearing })
  await enqueue(shop.database, { name: 'clear-unused-pictures' }, {})
  await expect.poll(async () => (await shop.call('GET', forgotten.imageUrl)).status).toBe(404)
  const { logo } = await livePictures.read(shop.database)
  expect(logo?.whole.widths).toEqual([48, 96, 192, 512])
  for (const path of [imageUrl, ...(logo?.whole.addresses ?? [])])
    expect((await shop.call('GET', path)).status).toBe(200)
  // The mark stands for our icons.
  await pageWith(shop, '/', '<image href="/pictures/')
  expect(await sizeOf(shop, '/favicon.ico')).toEqual({ width: 48, height: 48, format: 'png' })
  expect(await sizeOf(shop, '/icon-maskable-512.png')).toEqual({ width: 512, height: 512, format: 'png' })
})

describe('refused is', () => {
  test('what isn’t a picture, and one that is too small, with the least size', async () => {
    const shop = await openTestShop()
    const text = new TextEncoder().encode('just words')
    expect(await upload(shop, 'hero', text)).toMatchObject({ status: 422, code: 'picture_unreadable' })
    expect(await upload(shop, 'hero', await photo(800, 600))).toMatchObject({
      status: 422,
      message: expect.stringContaining('ma 800 × 600 pikseli, a w\u00A0tym miejscu potrzeba co najmniej 1280 × 733'),
    })
    expect(await upload(shop, 'nowhere', await photo(800, 600))).toMatchObject({ status: 404 })
  })

  test('a crop outside of the picture, a picture that is gone, and one without words for it', async () => {
    const shop = await openTestShop()
    const { imageUrl } = await upload(shop, 'fleur', await photo(1_000, 1_000))
    const whole = { left: 0, top: 0, width: 1_000 }
    const answers: [object, number, object][] = [
      [{ imageUrl, crops: { whole: { ...whole, left: 1 } } }, 422, { code: 'picture_crop_outside' }],
      [{ imageUrl, crops: { whole: { ...whole, left: -1 } } }, 422, { code: 'invalid' }],
      [{ imageUrl: `/pictures/${'0'.repeat(64)}.webp`, crops: { whole } }, 422, { code: 'picture_source_gone' }],
      [{ imageUrl: '/favicon.svg', crops: { whole } }, 422, { fields: { imageUrl: 'Wybierz obraz' } }],
      [
        { imageUrl, crops: { whole }, alt: { ...inPolish, pl: ' ' } },
        422,
        { fields: { 'alt.pl': expect.any(String) } },
      ],
      [{ imageUrl, crops: { whole }, alt: { ...inPolish, pl: 'a\0b' } }, 400, { code: 'malformed' }],
      [{ imageUrl, crops: { whole }, alt: { ...inPolish, pl: 'a'.repeat(301) } }, 422, { code: 'invalid' }],
    ]
    for (const [body, status, told] of answers) {
      const answer = await put(shop, 'fleur', body)
      expect([answer.status, await answer.json()]).toMatchObject([status, told])
    }
    expect(await livePictures.read(shop.database)).toEqual({})
  })
})
