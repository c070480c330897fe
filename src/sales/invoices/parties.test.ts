import { expect, test } from 'vitest'
import { buyerOf } from './parties.ts'

const company = {
  firstName: 'Anna',
  lastName: 'Nowak',
  companyName: 'Bistro Morze',
  address: 'ul. Solna 7',
  postalCode: '31-000',
  city: 'Kraków',
  country: 'Poland',
}

test.for([
  ['5260250274', { country: 'PL', digits: '5260250274' }],
  // As versions before this one took them.
  ['NIP5260250274', { country: 'PL', digits: '5260250274' }],
  ['BRAK', null],
  ['DE123456789', { country: 'DE', digits: '123456789' }],
  ['EL123456789', { country: 'EL', digits: '123456789' }],
] as const)('the buyer’s number of an order with %s', ([taxNumber, expected]) => {
  expect(buyerOf({ ...company, taxNumber }).taxNumber).toEqual(expected)
})
