import type * as pl from './pl.ts'

export const team: typeof pl.team = {
  about: { title: 'Team und Mitglieder der Vereinigung' },
  overline: 'Team und Mitglieder',
  title: 'An einem Tisch',
  lead: 'Die einen ernten das Salz, die anderen kochen damit. Das sind die Menschen, die es vom Becken bis auf den Teller begleiten.',
  join: {
    heading: 'An diesem Tisch ist noch Platz',
    lead: 'Köchinnen und Köche, Restaurants und Hotels beantragen die Mitgliedschaft mit einem kurzen Formular.',
    action: 'Mitglied werden',
  },
}
