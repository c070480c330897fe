import { plural } from '../../../../i18n/plural.ts'

export const formatOrderCount = plural('pl', {
  one: '# zamówienie',
  few: '# zamówienia',
  many: '# zamówień',
  other: '# zamówienia',
})
