import type * as pl from './pl.server.ts'
import { reasons } from './fr.ts'

export const request: typeof pl.request = {
  subject: (number) => `Comment est le sel de la commande ${number} ?`,
  heading: 'Comment est le sel ?',
  explanation:
    'Vous avez demandé ce message en passant commande. Quelques mots de vous aident les autres à choisir et nous montrent quoi améliorer.',
  fair: 'Nous publions les bons avis comme les mauvais. Ils ne donnent droit ni à une remise ni à une récompense.',
  write: 'Écrire un avis',
  once: 'C’est le seul message à ce sujet. Le lien fonctionne 90 jours.',
  noMore: 'Je ne veux pas de tels messages',
}

export const refused: typeof pl.refused = {
  subject: (number) => `Votre avis sur la commande ${number}`,
  heading: 'Nous n’avons pas publié votre avis',
  explanation: 'Nous publions les bons avis comme les mauvais. Celui-ci n’a pas pu l’être pour la raison suivante.',
  product: 'Produit',
  reason: 'Raison : l’avis',
  reasons,
  anew: 'Vous pouvez le réécrire sans ce qui pose problème.',
  write: 'Réécrire l’avis',
  disagree: 'Vous n’êtes pas d’accord ? Écrivez-nous, une autre personne le lira.',
}
