import { brand } from '../../brand.ts'
import type { SuccessTexts } from '../success.ts'

export const success: SuccessTexts = {
  about: { title: 'Merci pour votre candidature' },
  title: { chef: 'Merci, chef', restaurant: 'Merci de nous ouvrir vos portes' },
  thanks: {
    chef: 'Votre candidature est entre nos mains. Une confirmation vous attend dans votre messagerie\u00A0; vous paraîtrez sur le site dès que nous aurons validé la candidature.',
    restaurant:
      'La candidature de votre maison est entre nos mains. Une confirmation vous attend dans votre messagerie\u00A0; vous paraîtrez sur le site dès que nous aurons validé la candidature.',
  },
  materials: {
    heading: 'Supports numériques',
    explanation: 'Ils arrivent par e-mail sous 24 à 48 heures.',
    list: [
      { name: 'Logos', use: 'pour la carte, le site et la porte' },
      { name: 'Visuels pour les réseaux sociaux', use: 'prêts à publier' },
      { name: 'Certificats', use: 'à imprimer et à encadrer' },
    ],
  },
  bonus: {
    heading: 'Un colis de notre part, en quatre étapes',
    steps: [
      { name: 'Recevez les supports', explanation: 'Le message arrive à l’adresse de votre candidature.' },
      { name: 'Montrez-les', explanation: 'Publiez-les sur vos réseaux sociaux.' },
      { name: 'Envoyez-nous le lien', explanation: `Envoyez le lien de votre publication à ${brand.officeEmail}.` },
      { name: 'Attendez le transporteur', explanation: 'Le colis part à l’adresse de votre candidature.' },
    ],
  },
  questions: 'Une question\u00A0? Écrivez-nous\u00A0:',
  toHome: 'Retour à l’accueil',
}
