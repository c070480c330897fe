import sharp from 'sharp'
import { expect, test } from 'vitest'
import { preparePicture } from './pictures.ts'
import { rasterise, type Raster } from './rasterise.ts'

const square = (side: number, fill: string): Raster => ({
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${fill}" d="M0 0h${side / 2}v${side}H0z"/></svg>`,
  hasGround: false,
  format: 'png',
})

test('drawings become pictures, in their order, each as it is wanted', async () => {
  const [small, large, flat, web] = await rasterise([
    square(10, '#123456'),
    square(40, '#abcdef'),
    { ...square(20, '#123456'), hasGround: true },
    { drawing: square(30, '#fff').drawing, hasGround: true, format: 'webp', quality: 80 },
  ])
  expect(await sharp(small).metadata()).toMatchObject({ width: 10, hasAlpha: true })
  expect(await sharp(large).metadata()).toMatchObject({ width: 40, format: 'png' })
  expect(await sharp(flat).metadata()).toMatchObject({ width: 20, hasAlpha: false })
  expect(await sharp(web).metadata()).toMatchObject({ width: 30, format: 'webp' })
  expect((await sharp(small).raw().toBuffer()).subarray(0, 4).toString('hex')).toBe('123456ff')
})

test('what can’t be drawn is told, and the next one is drawn', async () => {
  const broken = rasterise([{ ...square(10, '#fff'), drawing: '<svg' }])
  // In one line: the panel shows it.
  await expect(broken).rejects.toThrow(/^pictures could not be drawn: Error: [^\n/]+$/)
  expect(await rasterise([square(10, '#fff')])).toHaveLength(1)
})

test('in the program itself SVG stays closed to whoever uploads it', async () => {
  const { drawing } = square(10, '#fff')
  const [pictures, uploaded] = await Promise.all([
    rasterise([square(10, '#fff')]),
    preparePicture(Buffer.from(drawing)),
  ])
  expect(pictures).toHaveLength(1)
  expect(uploaded).toMatchObject({ ok: false, code: 'picture_unreadable' })
})
