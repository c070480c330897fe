import type { CooperationTexts } from '../cooperation.ts'

export const cooperation: CooperationTexts = {
  about: { title: 'Coopération entre chefs et restaurateurs' },
  title: 'Une communauté qui connaît son sel',
  lead: 'Des restaurateurs et des chefs de toute l’Europe, réunis par un seul ingrédient. Ils partagent ce qu’ils savent, et chacun y gagne.',
  restaurateurs: 'Restaurateurs',
  chefs: 'Chefs',
  growth: (percent) => `+${percent}\u00A0% cette année`,
  picture: 'Chacun d’eux est un grain de ce dessin\u00A0: un carré pour un restaurateur, un point pour un chef.',
  showResult: 'Afficher le résultat',
  benefits: {
    title: 'Ce qu’apporte l’adhésion',
    list: [
      {
        title: 'Un réseau de contacts',
        text: 'Des personnes à appeler pour un conseil, une recommandation ou un dîner à plusieurs mains.',
      },
      {
        title: 'Formations et ateliers',
        text: 'Le travail du sel en pratique, de la salaison à la dernière pincée sur l’assiette.',
      },
      {
        title: 'Supports de communication',
        text: 'Un logo, des visuels et un certificat qui disent à vos hôtes quel sel vous avez choisi.',
      },
      {
        title: 'Tarifs préférentiels',
        text: 'Du sel à des conditions réservées aux membres de l’association.',
      },
    ],
  },
  join: 'Rejoignez-nous',
}
