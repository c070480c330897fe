import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoney } from '../kernel/money.ts'
import {
  maxLines,
  maxPieces,
  piecesIn,
  readCart,
  subtotalOf,
  weightOf,
  withLineAt,
  withMore,
  withPrice,
  withQuantity,
  type CartLine,
} from './cart.ts'

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 2,
  name: 'Sól celtycka gruba',
  price: '29.90',
  quantity: 1,
  weight: '500g',
  ...changes,
})
const stored = (...lines: unknown[]) => JSON.stringify(lines)

describe('what a browser kept', () => {
  test('is read as it was written', () => {
    const lines = [line(), line({ id: 3, price: '69.90', quantity: 4, weight: 1000 })]
    expect(readCart(JSON.stringify(lines))).toEqual(lines)
  })

  test.for([null, '', 'null', '{}', '"cart"', '[', 'undefined', '42', '{"length":1,"0":{}}'])(
    'is an empty cart when it is %s',
    (text) => expect(readCart(text)).toEqual([]),
  )

  test.for([
    [{ price: 29.9 }, { price: '29.90' }],
    [{ price: '29,9' }, { price: '29.90' }],
    [{ id: '2' }, { id: 2 }],
    [{ quantity: '3' }, { quantity: 3 }],
    [{ quantity: 2.7 }, { quantity: 2 }],
    [{ quantity: 1e9 }, { quantity: maxPieces }],
    [
      { id: 4e15, quantity: 1e300 },
      { id: 4e15, quantity: maxPieces },
    ],
    [{ weight: undefined }, { weight: '' }],
    [{ weight: { kg: 1 } }, { weight: '' }],
    [{ name: `  ${'s'.repeat(500)}` }, { name: 's'.repeat(200) }],
  ] as const)('is understood where it can be: %j', ([kept, read]) => {
    expect(readCart(stored({ ...line(), ...kept }))).toEqual([line(read)])
  })

  test.for([
    { id: 0 },
    { id: -3 },
    { id: 'two' },
    { id: null },
    { id: [2] },
    { name: '' },
    { name: 7 },
    { price: 'free' },
    { price: 'NaN' },
    { price: '-1.00' },
    { price: '1.005' },
    { price: 1e12 },
    { price: null },
    { quantity: 0 },
    { quantity: -2 },
    { quantity: 0.4 },
    { quantity: 'many' },
    { quantity: null },
    { quantity: Number.NaN },
  ])('leaves out a line with %j and keeps the others', (broken) => {
    expect(readCart(stored({ ...line(), ...broken }, line({ id: 9 }), null, 5, 'x', []))).toEqual([line({ id: 9 })])
  })

  test('holds each product once', () => {
    expect(readCart(stored(line({ quantity: 2 }), line({ quantity: 3 })))).toEqual([line({ quantity: 5 })])
    expect(readCart(stored(line({ quantity: 900 }), line({ quantity: 900 })))).toEqual([line({ quantity: maxPieces })])
  })

  test('is bounded: of five thousand lines the first hundred are a cart', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => line({ id: index + 1 }))
    expect(readCart(JSON.stringify(many))).toEqual(many.slice(0, maxLines))
  })

  test('is an empty cart when it is a text of five million letters', () => {
    expect(readCart(`"${'s'.repeat(5_000_000)}"`)).toEqual([])
  })

  test('is a cart whatever it is, and stays the same once read', () => {
    const anyLine = fc.record(
      { id: fc.anything(), name: fc.anything(), price: fc.anything(), quantity: fc.anything(), weight: fc.anything() },
      { requiredKeys: [] },
    )
    const nearlyALine = fc.record({
      id: fc.oneof(fc.integer(), fc.double(), fc.string()),
      name: fc.string(),
      price: fc.oneof(fc.double(), fc.string(), fc.constant('24.90')),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
      weight: fc.oneof(fc.double(), fc.string()),
    })
    const kept = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(anyLine, nearlyALine)).map((all) => JSON.stringify(all)),
    )
    fc.assert(
      fc.property(kept, (text) => {
        const lines = readCart(text ?? null)
        const total = subtotalOf(lines)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(weightOf(lines)).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(piecesIn(lines))).toBe(true)
        expect(readCart(JSON.stringify(lines))).toEqual(lines)
      }),
    )
  })
})

describe('a change of the cart', () => {
  const product = { id: 2, name: 'Sól celtycka gruba', price: '29.90', weight: '500g' }

  test('appends what is new, and raises what is there by one', () => {
    const once = withMore([line({ id: 1 })], product)
    expect(once).toEqual([line({ id: 1 }), line()])
    expect(withMore(once, product)).toEqual([line({ id: 1 }), line({ quantity: 2 })])
  })

  test('takes over the price that was seen when the product was added again', () => {
    expect(withMore([line({ price: '19.90', quantity: 2 })], product)).toEqual([line({ quantity: 3 })])
  })

  test('never holds more than can be ordered', () => {
    expect(withMore([line({ quantity: maxPieces })], product)).toEqual([line({ quantity: maxPieces })])
    expect(withQuantity([line()], 2, 5_000)).toEqual([line({ quantity: maxPieces })])
  })

  test('takes a product out with a quantity below one, and nothing else', () => {
    const lines = [line(), line({ id: 3 })]
    expect(withQuantity(lines, 2, 0)).toEqual([line({ id: 3 })])
    expect(withQuantity(lines, 2, -4)).toEqual([line({ id: 3 })])
    expect(withQuantity(lines, 3, 7)).toEqual([line(), line({ id: 3, quantity: 7 })])
    expect(withQuantity(lines, 99, 7)).toEqual(lines)
  })

  test('puts a line back where it was, unless it came back in the meantime', () => {
    const [one, two, three] = [line({ id: 1 }), line({ id: 2 }), line({ id: 3 })] as const
    expect(withLineAt([one, three], two, 1)).toEqual([one, two, three])
    expect(withLineAt([one], three, 7)).toEqual([one, three])
    expect(withLineAt([one, two], two, 0)).toEqual([one, two])
  })

  test('accepts a new price for one product', () => {
    expect(withPrice([line(), line({ id: 3 })], 2, '31.00')).toEqual([line({ price: '31.00' }), line({ id: 3 })])
  })
})

test('a cart comes to whole grosze and whole grams', () => {
  const lines = [
    line({ quantity: 3 }),
    line({ id: 3, price: '0.10', quantity: 3, weight: '1.5kg' }),
    line({ id: 4, price: '1.00', weight: 250 }),
    line({ id: 5, price: '1.00', weight: '' }),
  ]
  expect(subtotalOf(lines)).toBe(readMoney('92.00'))
  expect(weightOf(lines)).toBe(1_500 + 4_500 + 250)
  expect(piecesIn(lines)).toBe(8)
})
