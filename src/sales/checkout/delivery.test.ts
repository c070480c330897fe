import { checkoutTexts } from './texts.ts'
import { expect, test } from 'vitest'
import type { ComparedLine } from '../../cart/compared-line.ts'
import { money } from '../../kernel/money.ts'
import type { Rate } from '../../shipping/shipping.ts'
import { deliveryOf, whyNoLocker, whyNotThere } from './delivery.ts'

const texts = (await checkoutTexts.load('pl')).checkoutForm
const germany: Rate = {
  deliveryType: 'home',
  countries: ['DE'],
  minWeight: 0,
  maxWeight: 10_000,
  cost: money(5900),
  isActive: true,
}

/** Bags of five kilograms, of which each weighs this when packed. */
const bags = (quantity: number, packedWeight: number): ComparedLine[] => [
  {
    id: 5,
    name: 'Sól rodzinna',
    price: '189.00',
    currentPrice: '189.00',
    quantity,
    weight: '5kg',
    problem: undefined,
    available: quantity,
    most: quantity,
    shown: { fitsLocker: packedWeight <= 24_700, packedWeight } as ComparedLine['shown'],
  },
]

const said = (lines: ComparedLine[], country = 'Poland') => {
  const delivery = deliveryOf(lines, country, [germany])
  return {
    there: whyNotThere(delivery, country, texts, 'pl'),
    locker: whyNoLocker(delivery, lines, texts, 'pl').map((sentence) => sentence.replaceAll('\u00A0', ' ')),
  }
}

test('a locker takes what makes one parcel, and the reason is what is too heavy: a piece by its name, or all of it', () => {
  expect(said(bags(4, 5_150)).locker).toEqual([])
  expect(said(bags(5, 5_150)).locker).toEqual([
    'Z opakowaniem zamówienie waży 26,05 kg, a automat paczkowy przyjmuje najwyżej 25 kg.',
    texts.shipping.courierOnly,
  ])
  expect(said(bags(1, 24_701)).locker[0]).toMatch(/^Sól rodzinna waży z opakowaniem ponad 25 kg/)
})

test('a cart of which the shop has not been asked yet is offered a locker', () => {
  expect(said(bags(9, 5_150).map((line) => ({ ...line, shown: null }))).locker).toEqual([])
})

test('what can’t be sent there is said with the country’s name', () => {
  expect(said(bags(1, 5_150))).toEqual({ there: undefined, locker: [] })
  expect(said(bags(2, 5_150), 'Germany')).toEqual({
    there: undefined,
    locker: [texts.shipping.noLockersThere.replaceAll('\u00A0', ' ')],
  })
  expect(said(bags(3, 5_150), 'Germany').there).toBe(texts.address.tooHeavyFor('Niemcy'))
  expect(said(bags(1, 5_150), 'Ukraine').there).toBe(texts.address.notServed('Ukraina'))
  expect(said(bags(1, 5_150), 'Atlantis').there).toBe(texts.address.notServed('Atlantis'))
})
