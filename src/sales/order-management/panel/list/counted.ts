import { plural } from '../../../../i18n/plural.ts'

export const countedOrders = plural('pl', {
  one: '# zamówienie',
  few: '# zamówienia',
  many: '# zamówień',
  other: '# zamówienia',
})
