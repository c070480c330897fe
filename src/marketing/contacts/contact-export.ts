import type { BusinessType, Standing } from './marketing-contact.ts'

/** What stands above the columns of the contacts' table for spreadsheets, and what is said in them. The first four are those of the import. */
export const contactExport = {
  file: 'kontakty',
  columns: {
    name: 'nazwa',
    email: 'email',
    person: 'kontakt',
    type: 'typ',
    standing: 'stan',
    consent: 'zgoda',
    consentGiven: 'data zgody',
    added: 'dodano',
    bounce: 'ostatni błąd',
  },
  types: { restaurant: 'restauracja', hotel: 'hotel', catering: 'catering', other: 'inne' } satisfies Record<
    BusinessType,
    string
  >,
  standings: { receives: 'otrzymuje', inactive: 'nieaktywny', unsubscribed: 'wypisany' } satisfies Record<
    Standing,
    string
  >,
}
