import { plural } from '../../../i18n/plural.ts'
import type { BusinessType } from '../marketing-contact.ts'

export const typeNames: Record<BusinessType, string> = {
  restaurant: 'Restauracja',
  hotel: 'Hotel',
  catering: 'Catering',
  other: 'Inne',
}

export const countedContacts = plural('pl', {
  one: '# kontakt',
  few: '# kontakty',
  many: '# kontaktów',
  other: '# kontaktu',
})

export const formatMatching = plural('pl', {
  one: 'Pasuje # kontakt',
  few: 'Pasują # kontakty',
  many: 'Pasuje # kontaktów',
  other: 'Pasuje # kontaktu',
})

/** As what is done with them: the noun stands in another case than in a count. */
export const importLabel = plural('pl', {
  one: 'Importuj # kontakt',
  few: 'Importuj # kontakty',
  many: 'Importuj # kontaktów',
  other: 'Importuj # kontaktu',
})
