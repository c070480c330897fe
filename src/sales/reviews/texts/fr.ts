import { plural } from '../../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const reasons: typeof pl.reasons = {
  insult: 'contient une insulte',
  personal_data: 'contient des données personnelles',
  not_about_product: 'ne porte pas sur le produit',
  advertising: 'est une publicité',
  unlawful: 'enfreint la loi',
}

export const shown: typeof pl.shown = {
  heading: 'Avis des acheteurs',
  stars: plural('fr', { one: '# étoile', many: '# étoiles', other: '# étoiles' }),
  verified: 'Achat vérifié',
  anonymous: 'Anonyme',
  reply: 'Réponse de la boutique',
  all: plural('fr', { one: 'Tous les avis (#)', many: 'Tous les avis (#)', other: 'Tous les avis (#)' }),
  howChecked:
    'Seules les personnes qui ont acheté ce produit chez nous peuvent donner leur avis\u00A0: le formulaire ne s’ouvre que par le lien d’une commande expédiée. Nous ne payons pas les avis. Nous lisons chacun avant sa publication et publions les bons comme les mauvais.',
  refused: plural('fr', {
    one: '# avis non publié\u00A0:',
    many: '# avis non publiés\u00A0:',
    other: '# avis non publiés\u00A0:',
  }),
  reasons,
  newer: 'Avis plus récents',
  older: 'Avis plus anciens',
  page: (page, of) => `Page ${page} sur ${of}`,
  toProduct: 'Retour au produit',
}

export const all: typeof pl.all = {
  about: { title: 'Avis des acheteurs' },
  title: (product) => `Avis\u00A0: ${product}`,
  unknown: {
    heading: 'Cette page n’existe pas',
    explanation: 'Vous trouverez les avis sur la page de chaque produit.',
  },
  toStore: 'Aller à la boutique',
}

export const write: typeof pl.write = {
  about: { title: 'Votre avis' },
  heading: 'Que pensez-vous de ce sel\u00A0?',
  lead: (order) => `Commande ${order}. Dites-nous franchement\u00A0: bons ou mauvais, nous publions tous les avis.`,
  stars: 'Note',
  starNames: ['Mauvais', 'Médiocre', 'Correct', 'Bon', 'Très bon'],
  body: 'Votre avis (facultatif)',
  bodyHint: '2 000 caractères au plus.',
  name: 'Nom affiché avec l’avis',
  nameHint: 'Laissez ce champ vide pour rester anonyme.',
  send: 'Envoyer l’avis',
  change: 'Modifier l’avis',
  of: (product) => `Avis sur ${product}`,
  rules:
    'Une personne lit chaque avis avant sa publication. Nous n’en refusons un que s’il contient une insulte ou des données personnelles, ne porte pas sur le produit, est une publicité ou enfreint la loi, et nous disons toujours pourquoi.',
  states: {
    waiting: 'En attente de lecture. Vous pouvez le modifier jusqu’à sa publication.',
    published: 'Publié. Pour le modifier ou le supprimer, écrivez-nous.',
    refused: 'Non publié, car il',
  },
  anew: 'Vous pouvez le réécrire.',
  answers: {
    saved: 'Merci\u00A0! Votre avis est en attente de lecture.',
    stars: 'Choisissez une note de 1 à 5.',
    body: 'Un avis a 2 000 caractères au plus.',
    name: 'Un nom a 40 caractères au plus.',
    published: 'Cet avis est déjà publié.',
    product: 'Ce produit n’est pas dans cette commande ou n’a pas encore été expédié.',
  },
  tooEarly: {
    heading: 'Un peu trop tôt',
    explanation: 'Vous pourrez donner votre avis dès que la commande sera expédiée. Ce lien fonctionnera alors.',
  },
  unknown: {
    heading: 'Ce lien ne fonctionne pas',
    explanation: 'Nous ne le connaissons pas, ou il a expiré. Demandez-en un nouveau.',
  },
  failed: {
    heading: 'Une erreur est survenue',
    explanation: 'Nous n’avons pas pu charger cette page. Réessayez dans un instant.',
  },
  newLink: 'Demander un nouveau lien',
  tryAgain: 'Réessayer',
  toOrder: 'Voir la commande',
}
