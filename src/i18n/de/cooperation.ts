import type { CooperationTexts } from '../cooperation.ts'

export const cooperation: CooperationTexts = {
  about: { title: 'Zusammenarbeit mit Küchen und Restaurants' },
  title: 'Eine Gemeinschaft, die ihr Salz kennt',
  lead: 'Gastronomen, Köchinnen und Köche aus ganz Europa, die eine Zutat zusammengebracht hat. Sie teilen, was sie wissen, und alle haben etwas davon.',
  restaurateurs: 'Gastronomen',
  chefs: 'Köchinnen und Köche',
  growth: (percent) => `+${percent}\u00A0% in diesem Jahr`,
  picture:
    'Auf diesem Bild ist jedes Mitglied ein Korn: ein Quadrat für Gastronomen, ein Punkt für Köchinnen und Köche.',
  showResult: 'Ergebnis gleich zeigen',
  benefits: {
    title: 'Was die Mitgliedschaft bringt',
    list: [
      {
        title: 'Netzwerk',
        text: 'Menschen, die man anrufen kann: für einen Rat, eine Empfehlung, ein gemeinsam gekochtes Essen.',
      },
      {
        title: 'Schulungen und Workshops',
        text: 'Die Arbeit mit Salz in der Praxis, von der Beize bis zur letzten Prise auf dem Teller.',
      },
      {
        title: 'Werbematerial',
        text: 'Logo, Grafiken und ein Zertifikat, die Ihren Gästen sagen, womit Sie würzen.',
      },
      {
        title: 'Vorzugspreise',
        text: 'Salz zu Bedingungen, die den Mitgliedern der Vereinigung vorbehalten sind.',
      },
    ],
  },
  join: 'Mitglied werden',
}
