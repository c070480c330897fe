import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const welcome: typeof pl.welcome = {
  subject: 'Merci pour votre candidature',
  heading: (name) => `Bonjour ${name}\u00A0!`,
  get thanks() {
    return `Merci pour votre candidature à ${brand.name}. Elle nous est bien parvenue et nous l’examinons sans tarder.`
  },
  materials:
    'Sous 24 à 48 heures, nous enverrons à cette adresse les supports numériques\u00A0: logos, visuels pour les réseaux sociaux et certificats.',
  get bonus() {
    return `Un colis vous attend aussi\u00A0: montrez ces supports sur les réseaux sociaux, envoyez le lien de votre publication à ${brand.officeEmail}, et nous vous l’expédierons.`
  },
  publication: 'Vous apparaîtrez sur notre site dès que nous aurons validé la candidature.',
  newsletter:
    'Avec votre candidature, nous avons abonné cette adresse à notre newsletter. Si vous n’en voulez plus, un clic sur le lien au bas de ce message suffit.',
  noNewsletter:
    'Cette adresse s’était désabonnée de notre newsletter\u00A0; nous ne l’avons donc pas abonnée de nouveau.',
  toSite: 'Ouvrir le site de l’association',
}

export const application: typeof pl.application = {
  subject: {
    chef: (name) => `Nouveau chef\u00A0: ${name}`,
    restaurant: (name) => `Nouveau restaurant ou hôtel\u00A0: ${name}`,
  },
  heading: 'Nouvelle candidature',
  explanation:
    'Elle attend d’être validée dans le panneau. Une réponse à ce message ira à la personne qui l’a envoyée.',
  name: 'Nom',
  email: 'E-mail',
  address: 'Adresse',
  language: 'Langue',
  photo: 'Ouvrir la photo',
  toPanel: 'Ouvrir la candidature',
}
