import type * as pl from './pl.ts'

export const team: typeof pl.team = {
  about: { title: 'L’équipe et les membres de l’association' },
  overline: 'Équipe et membres',
  title: 'À la même table',
  lead: 'Les uns récoltent le sel, les autres le cuisinent. Voici celles et ceux qui l’accompagnent de l’œillet à l’assiette.',
  join: {
    heading: 'Il reste de la place à cette table',
    lead: 'Chefs, restaurants et hôtels posent leur candidature avec un court formulaire.',
    action: 'Rejoindre l’association',
  },
}
