import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const materials: typeof pl.materials = {
  about: {
    title: 'Vos supports',
    get description() {
      return `Certificat, visuels et logo pour un membre de l’association ${brand.name}.`
    },
  },
  heading: 'Vos supports',
  greeting: (name) => `Bonjour ${name}\u00A0!`,
  explanation:
    'Un certificat à votre nom, des visuels pour les réseaux sociaux et notre logo\u00A0: à imprimer, à publier et pour votre carte.',
  download: 'Tout télécharger',
  pack: (size) => `Archive ZIP, ${size}`,
  validUntil: (day) => `Ce lien n’est destiné qu’à vous et fonctionne jusqu’au ${day}.`,
  certificate: { name: 'Certificat', use: 'PDF à imprimer en A4', alt: (number) => `Certificat numéro ${number}` },
  graphics: {
    square: { name: 'Publication', use: '1080 × 1080 pixels', alt: 'Visuel carré à votre nom' },
    story: { name: 'Story', use: '1080 × 1920 pixels', alt: 'Visuel vertical à votre nom' },
    wide: { name: 'Couverture', use: '1200 × 630 pixels', alt: 'Visuel horizontal à votre nom' },
  },
  save: (name, size) => `Télécharger\u00A0: ${name} (${size})`,
  logos:
    'L’archive contient aussi le logo en SVG et PNG, pour fonds clairs et foncés, avec des conseils d’utilisation.',
  expired: {
    heading: 'Ce lien a expiré',
    explanation:
      'Les supports sont restés disponibles 30 jours. Écrivez-nous\u00A0: nous les préparerons à nouveau et vous enverrons un nouveau lien.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message, ou écrivez-nous\u00A0: nous renverrons les supports.',
  },
  failed: {
    heading: 'Une erreur est survenue',
    explanation: 'Nous ne pouvons pas afficher les supports pour le moment. Réessayez dans un instant.',
  },
  tryAgain: 'Réessayer',
}
