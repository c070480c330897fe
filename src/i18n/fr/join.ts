import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: { title: 'Rejoindre l’association des restaurateurs' },
  title: 'Nous rejoindre',
  lead: 'Un ingrédient nous réunit\u00A0: un sel que quelqu’un a récolté à la main. Dites-nous qui vous êtes et où vous cuisinez. Quelques minutes suffisent.',
  whatComes: 'Et ensuite',
  coming: [
    { when: 'Aussitôt', what: 'Une confirmation dans votre messagerie.' },
    {
      when: '24 à 48 heures',
      what: 'Les supports numériques\u00A0: logos, visuels pour les réseaux sociaux, certificat.',
    },
    {
      when: 'Après votre publication',
      what: 'Un colis de notre part, dès que vous aurez montré les supports sur les réseaux sociaux et envoyé le lien.',
    },
  ],
  needsJavaScript:
    'La candidature par formulaire nécessite JavaScript. Vous pouvez aussi nous écrire un simple e-mail\u00A0:',
  missing: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis choisissez à nouveau.',
  choose: 'Choisissez votre adhésion',
  kinds: {
    chef: {
      name: 'Chef de cuisine',
      explanation: 'Vous cuisinez et vous répondez du goût de vos plats.',
      heading: 'Candidature d’un chef',
    },
    restaurant: {
      name: 'Restaurant ou hôtel',
      explanation: 'Vous tenez une maison où l’on revient.',
      heading: 'Candidature d’un restaurant ou d’un hôtel',
    },
  },
}
