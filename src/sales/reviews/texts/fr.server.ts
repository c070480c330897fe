import type * as pl from './pl.server.ts'
import { reasons } from './fr.ts'

export const request: typeof pl.request = {
  subject: (number) => `Que pensez-vous du sel de la commande ${number}\u00A0?`,
  heading: 'Que pensez-vous de ce sel\u00A0?',
  explanation:
    'Vous avez demandé ce message en passant commande. Quelques mots de vous aident les autres à choisir et nous montrent ce que nous pouvons améliorer.',
  fair: 'Nous publions les bons avis comme les mauvais. Ils ne donnent droit ni à une remise ni à une récompense.',
  write: 'Écrire un avis',
  once: 'C’est le seul message à ce sujet. Le lien fonctionne 90 jours.',
  noMore: 'Ne plus recevoir ces messages',
}

export const refused: typeof pl.refused = {
  subject: (number) => `Votre avis sur la commande ${number}`,
  heading: 'Nous n’avons pas publié votre avis',
  explanation: 'Nous publions les bons avis comme les mauvais. Celui-ci n’a pas pu l’être pour la raison suivante.',
  product: 'Produit',
  reason: 'Raison\u00A0: l’avis',
  reasons,
  anew: 'Vous pouvez le réécrire sans ce qui pose problème.',
  write: 'Réécrire l’avis',
  disagree: 'Vous n’êtes pas d’accord\u00A0? Écrivez-nous, une autre personne le lira.',
}
