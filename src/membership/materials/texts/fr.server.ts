import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'

export const certificate: typeof pl.certificate = {
  get association() {
    return `Association ${brand.name} · depuis ${brand.since}`
  },
  title: 'Certificat d’adhésion',
  intro: 'Nous certifions que',
  statement: {
    get chef() {
      return `fait partie de l’association ${brand.name} et cuisine au sel marin celtique, récolté à la main dans les marais de Bretagne.`
    },
    get restaurant() {
      return `fait partie de l’association ${brand.name} et sert du sel marin celtique, récolté à la main dans les marais de Bretagne.`
    },
  },
  number: 'Numéro du certificat',
  issued: 'Fait le',
  signature: 'Au nom de l’association',
  /** Lies beside the files in the pack. */
  get readme() {
    return `certificate.pdf – le certificat, à imprimer en A4, de préférence sur un papier blanc ou crème d’au moins 160 g/m².
social-1080x1080.png – publication carrée\u00A0; social-1080x1920.png – story\u00A0; social-1200x630.png – aperçu de lien ou couverture.
logo – le SVG pour l’impression, le PNG pour les documents et les sites\u00A0; la version «\u00A0white\u00A0» est pour les fonds foncés.

Merci de conserver les couleurs et les proportions du signe, et un peu d’espace libre autour de lui.
Des questions\u00A0? ${brand.officeEmail}`
  },
  graphics: {
    get belongs() {
      return `Membre de ${brand.name}`
    },
    salt: 'Sel marin celtique, récolté à la main',
  },
}

export const materials: typeof pl.materials = {
  get subject() {
    return `Vos supports ${brand.name}`
  },
  heading: (name: string) => `${name}\u00A0: vos supports sont prêts`,
  contents:
    'Nous avons préparé un certificat à votre nom, à imprimer en A4, trois visuels pour les réseaux sociaux et notre logo pour fonds clairs et foncés. Vous trouverez le tout à ce lien, qui n’est destiné qu’à vous.',
  toMaterials: 'Télécharger les supports',
  validity: (days: number, until: string) =>
    `Le lien est valable ${days} jours, jusqu’au ${until}. Ensuite, écrivez-nous et nous en enverrons un nouveau.`,
  get bonus() {
    return `Montrez ces supports sur les réseaux sociaux et envoyez le lien de la publication à ${brand.officeEmail}\u00A0: nous vous enverrons un colis.`
  },
}
