import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'
import { shell } from './shell.ts'

export const letters: LetterTexts = {
  frame: {
    legal: shell.legal,
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
    lowSubject: (product) => `Bientôt épuisé\u00A0: ${product}`,
    outSubject: (product) => `Épuisé\u00A0: ${product}`,
    lowHeading: 'Le stock s’épuise',
    outHeading: 'Un produit est épuisé',
    lowExplanation: 'Il reste peu de ce produit. Réapprovisionnez-le avant que les clients ne constatent son absence.',
    outExplanation:
      'La dernière pièce a été vendue ou retirée du stock. La boutique indique que le produit n’est pas disponible.',
    product: 'Produit',
    left: 'Pièces restantes',
    toPanel: 'Ouvrir le panneau',
  },
  welcome: {
    subject: 'Merci pour votre candidature',
    heading: (name) => `Bonjour ${name}\u00A0!`,
    thanks: `Merci pour votre candidature à ${brand.name}. Elle nous est bien parvenue et nous l’examinons sans tarder.`,
    materials:
      'Sous 24 à 48 heures, nous enverrons à cette adresse les supports numériques\u00A0: logos, visuels pour les réseaux sociaux et certificats.',
    bonus: `Un colis vous attend aussi\u00A0: montrez ces supports sur les réseaux sociaux, envoyez le lien de votre publication à ${brand.officeEmail}, et nous vous l’expédierons.`,
    publication: 'Vous paraîtrez sur notre site dès que nous aurons validé la candidature.',
    newsletter:
      'Avec votre candidature, nous avons abonné cette adresse à notre lettre d’information. Si vous n’en voulez pas, un clic sur le lien au bas de ce message suffit.',
    noNewsletter:
      'Cette adresse a été retirée auparavant de la liste de notre lettre d’information ; nous ne l’avons donc pas abonnée de nouveau.',
    toSite: 'Ouvrir le site de l’association',
  },
  materials: {
    subject: `Vos supports ${brand.name}`,
    heading: (name: string) => `${name}\u00A0: vos supports sont prêts`,
    contents:
      'Nous avons préparé un certificat à votre nom, à imprimer en A4, trois visuels pour les réseaux sociaux et notre logo pour fonds clairs et foncés. Tout se trouve derrière ce lien, qui n’est destiné qu’à vous.',
    toMaterials: 'Télécharger les supports',
    validity: (days: number, until: string) =>
      `Le lien est valable ${days} jours, jusqu’au ${until}. Ensuite, écrivez-nous et nous en enverrons un nouveau.`,
    bonus: `Montrez ces supports sur les réseaux sociaux et envoyez le lien de la publication à ${brand.officeEmail}\u00A0: nous vous enverrons un colis.`,
  },
  application: {
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
    toPanel: 'Ouvrir le panneau',
  },
  contact: {
    subject: (name) => `Message de ${name}`,
    heading: 'Un nouveau message du site',
    explanation: 'Quelqu’un a écrit par le formulaire de contact. Une réponse à ce message lui parvient directement.',
    name: 'Nom',
    email: 'E-mail',
    language: 'Langue',
  },
  accountCreated: {
    subject: `Votre compte chez ${brand.name}`,
    heading: 'Votre compte est prêt',
    explanation:
      'Un compte a été créé avec cette adresse dans notre boutique. Vous pouvez vous connecter et enregistrer une adresse de livraison.',
    toAccount: 'Ouvrir le compte',
    notYou:
      'Ce n’était pas vous\u00A0? Quelqu’un a sans doute saisi votre adresse. Sur la page de connexion, choisissez «\u00A0Mot de passe oublié\u00A0?\u00A0» et définissez-en un nouveau\u00A0: cette personne sera déconnectée et vous pourrez supprimer le compte.',
  },
  passwordRecovery: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Un nouveau mot de passe pour votre compte',
    explanation:
      'Quelqu’un a demandé un nouveau mot de passe pour le compte lié à cette adresse. Le lien est valable une heure et une seule fois.',
    toForm: 'Choisir un mot de passe',
    notYou: 'Ce n’était pas vous\u00A0? Vous n’avez rien à faire\u00A0: votre mot de passe actuel reste valable.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    explanation: 'Votre compte a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.',
    notYou:
      'Ce n’était pas vous\u00A0? Choisissez sans attendre votre propre mot de passe. Nous enverrons le lien à cette adresse.',
    toRecovery: 'Demander le lien',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    heading: 'Votre compte a été supprimé',
    explanation:
      'L’adresse et le numéro de téléphone enregistrés ont été supprimés avec lui. Il n’est plus possible de se connecter.',
    notYou: `Ce n’était pas vous\u00A0? Écrivez-nous à ${brand.officeEmail}.`,
  },
  accountExport: { file: 'mes-donnees' },
}
