import { brand } from '../../brand.ts'
import type { LegalTexts } from '../legal.ts'

export const legal: LegalTexts = {
  about: { title: 'Informations légales', description: `Les règles selon lesquelles ${brand.name} vend.` },
  descriptions: {
    terms: `Comment acheter chez ${brand.name} : commande, paiement, livraison, réclamations.`,
    privacy: `Quelles données ${brand.name} collecte, pourquoi, pendant combien de temps, et quels sont vos droits.`,
    withdrawal: 'Comment se rétracter sous 14 jours, qui paie le retour, et un modèle de formulaire.',
  },
  print: 'Imprimer',
}
