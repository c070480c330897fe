import type { ActivitiesTexts } from '../activities.ts'

export const activities: ActivitiesTexts = {
  about: { title: 'Activités\u00A0: sel celtique et restaurateurs' },
  title: 'Nos activités',
  lead: 'Nous relions deux lieux\u00A0: le rivage où naît le sel et les cuisines où s’achève son voyage.',
  salt: {
    title: 'Le sel celtique',
    badges: ['Naturel', 'Traditionnel', 'Local'],
    text: 'Nous défendons le sel marin récolté à la main depuis des générations sur la côte de Loire-Atlantique. Il n’est pas raffiné\u00A0: le soleil et le vent le sèchent, puis il part en cuisine.',
  },
  association: {
    title: 'L’association des restaurateurs',
    text: 'Ses membres dirigent des cuisines, des salles et des hôtels. Ensemble, ils choisissent leur sel, apprennent à le travailler et veillent à ce que leurs hôtes goûtent la différence.',
    restaurateurs: {
      title: 'Pour les restaurateurs',
      items: ['Accès à un sel de la plus haute qualité', 'Ateliers et formations', 'Échange d’expériences'],
    },
    customers: {
      title: 'Pour les clients',
      items: ['Garantie de qualité', 'Un goût unique dans l’assiette', 'Méthodes traditionnelles'],
    },
  },
}
