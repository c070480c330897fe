import { describe, expect, test } from 'vitest'
import { nameOfPoint } from './name-of-point.ts'
import { codeOfPoint, pickupPoint } from './pickup-point.ts'
import { samplePoints } from './sample-points.ts'

/** As the carrier's map gives one, with a part of all that it says besides. */
const given = {
  name: 'KRA01M',
  type: ['parcel_locker'],
  status: 'Operating',
  location: { longitude: 19.93, latitude: 50.06 },
  location_description: 'Przy sklepie',
  distance: null,
  opening_hours: '24/7',
  address: { line1: 'Solna 1', line2: '31-042 Kraków', line3: 'x' },
  address_details: { city: 'Kraków', post_code: '31-042' },
  phone_number: null,
  payment_point_descr: null,
  functions: ['parcel_collect'],
  image_url: 'https://example.com/point.jpg',
}

describe('a pickup point', () => {
  test('keeps what a customer and the carrier need, and loses the rest', () => {
    const { name, location, distance, opening_hours, payment_point_descr } = given
    expect(pickupPoint.parse(given)).toEqual({
      name,
      location,
      distance,
      opening_hours,
      payment_point_descr,
      address: { line1: 'Solna 1', line2: '31-042 Kraków' },
    })
  })

  test('may be a code alone, however it is typed', () => {
    expect(pickupPoint.parse({ name: ' kra01m ' })).toEqual({ name: 'KRA01M' })
  })

  test('keeps a readable name beside its code, which the carrier is told', () => {
    const point = pickupPoint.parse({ name: 'Paczkomat przy sklepie', code: 'kra01m', address: { line1: 'Solna 1' } })
    expect(point).toEqual({ name: 'Paczkomat przy sklepie', code: 'KRA01M', address: { line1: 'Solna 1' } })
    expect([codeOfPoint(point), nameOfPoint(point)]).toEqual(['KRA01M', 'Paczkomat przy sklepie (KRA01M)'])
    // What an answer gave can be sent again.
    expect(pickupPoint.parse(point)).toEqual(point)
  })

  test('of which one is missing or unseen is called by its code', () => {
    const alone = { name: 'KRA01M', code: 'KRA01M' }
    for (const name of [undefined, null, '', ' ', '\u200B', 'KRA01M'])
      expect(pickupPoint.parse({ name, code: 'KRA01M' })).toEqual(alone)
    expect([codeOfPoint(alone), nameOfPoint(alone)]).toEqual(['KRA01M', 'KRA01M'])
    for (const code of [undefined, null, ''])
      expect(pickupPoint.parse({ name: 'kra01m', code })).toEqual({ name: 'KRA01M' })
  })

  test.for([
    undefined,
    null,
    'KRA01M',
    {},
    { name: 7 },
    { name: 'AB' },
    { name: 'KRA 01M' },
    { name: 'KRA01M', code: 'KRA 01M' },
    { name: 'Paczkomat', code: 7 },
    { code: '' },
    { name: 'ŁÓD01M' },
    { name: '<b>KRA</b>' },
    { name: 'A'.repeat(21) },
    { name: 'KRA01M', location: { latitude: 91, longitude: 19 } },
    { name: 'KRA01M', location: { latitude: 50, longitude: Infinity } },
    { name: 'KRA01M', address: 'Solna 1' },
    { name: 'KRA01M', opening_hours: 'x'.repeat(201) },
  ])('is refused when it is nonsense: %j', (nonsense) => {
    expect(pickupPoint.safeParse(nonsense).success).toBe(false)
  })
})

test('the sample points come in the same form, say that they are samples, and are all different', () => {
  const read = samplePoints.map((point) => pickupPoint.parse(point))
  expect(new Set(read.map(({ name }) => name)).size).toBe(samplePoints.length)
  expect(samplePoints.length).toBeGreaterThanOrEqual(6)
  for (const { name, address, location } of read) {
    expect(name).toMatch(/^DEMO-/)
    expect(address?.line2).toMatch(/^\d{2}-\d{3} /)
    expect(location).toBeDefined()
  }
})
