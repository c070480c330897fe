import type { TeamTexts } from '../team.ts'

export const team: TeamTexts = {
  about: {
    title: 'Team',
    description:
      'Die Menschen der Vereinigung: das Team, das sie im Alltag führt, und die Köchinnen und Köche, Restaurants und Hotels, die ihr angehören.',
  },
  overline: 'Team und Mitglieder',
  title: 'An einem Tisch',
  lead: 'Die einen ernten das Salz, die anderen kochen damit. Das sind die Menschen, die es vom Becken bis auf den Teller begleiten.',
  join: {
    heading: 'An diesem Tisch ist noch Platz',
    lead: 'Köchinnen und Köche, Restaurants und Hotels beantragen die Mitgliedschaft mit einem kurzen Formular.',
    action: 'Mitglied werden',
  },
}
