import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'

export const letters: LetterTexts = {
  frame: {
    footer: `Ce message a été envoyé automatiquement par la boutique ${brand.name}.`,
    unsubscribe: 'Se désabonner de la lettre d’information',
  },
  test: {
    subject: 'Message d’essai',
    heading: 'Le courrier fonctionne',
    explanation: 'Si vous lisez ceci, la boutique peut envoyer des messages à cette adresse.',
    toStore: 'Ouvrir la boutique',
  },
  stock: {
    lowSubject: (product) => `Bientôt épuisé : ${product}`,
    outSubject: (product) => `Épuisé : ${product}`,
    lowHeading: 'Le stock s’épuise',
    outHeading: 'Un produit est épuisé',
    lowExplanation: 'Il reste peu de ce produit. Réapprovisionnez-le avant que les clients ne constatent son absence.',
    outExplanation:
      'La dernière pièce a été vendue ou retirée du stock. La boutique indique que le produit n’est pas disponible.',
    product: 'Produit',
    left: 'Pièces restantes',
    toPanel: 'Ouvrir le panneau',
  },
}
