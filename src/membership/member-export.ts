import type { MemberKind } from './member.ts'

const everyone = {
  email: 'E-mail',
  address: 'Adres',
  description: 'Opis',
  photo: 'Zdjęcie',
  language: 'Język',
  appliedAt: 'Data zgłoszenia',
  publishedAt: 'Opublikowano',
  materialsSentAt: 'Materiały wysłane',
  bonusSentAt: 'Przesyłka bonusowa wysłana',
}

/** What stands above the columns of the members' tables for spreadsheets, and what the files are called. */
export const memberExport = {
  files: { chef: 'kucharze', restaurant: 'restauracje' } satisfies Record<MemberKind, string>,
  columns: {
    chef: { firstName: 'Imię', lastName: 'Nazwisko', ...everyone },
    restaurant: { organizationName: 'Nazwa', ...everyone },
  } satisfies Record<MemberKind, object>,
}
