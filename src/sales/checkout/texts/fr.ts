import { brand } from '../../../brand.ts'
import { plural } from '../../../i18n/plural.ts'
import { customerFields } from '../../../customers/fields/texts/fr.ts'
import type * as pl from './pl.ts'

export const checkout: typeof pl.checkout = {
  about: { title: 'Commande' },
  title: 'Commande',
}

const { firstName, lastName, email } = customerFields

export const checkoutForm: typeof pl.checkoutForm = {
  toPay: plural('fr', { one: '# produit à payer', many: '# de produits à payer', other: '# produits à payer' }),
  loading: 'Chargement de la commande',
  empty: 'Votre panier est vide',
  toStore: 'Retour à la boutique',
  toCart: 'Retour au panier',
  tryAgain: 'Réessayer',
  free: 'Gratuit',
  cartProblems: {
    heading: 'Veuillez d’abord corriger votre panier',
    gone: (name) => `${name}\u00A0: ce produit n’est plus en vente.`,
    sold_out: (name) => `${name}\u00A0: ce produit vient d’être épuisé.`,
    too_many: (name, available) => `${name}\u00A0: il n’en reste que ${available}.`,
    over_limit: (name, max) => `${name}\u00A0: ${max} au maximum par commande.`,
    price_changed: (name, before, now) => `${name}\u00A0: le prix est passé de ${before} à ${now}.`,
    toCart: 'Corriger le panier',
  },
  summary: {
    heading: 'Récapitulatif de la commande',
    lines: 'Produits commandés',
    each: (price) => `${price} l’unité`,
    perKilogram: (price) => `${price} / kg`,
    facts: 'Ingrédients et conservation',
    factsOf: (name) => `Ingrédients et conservation\u00A0: ${name}`,
  },
  figures: {
    subtotal: 'Produits',
    discount: 'Remise',
    shipping: 'Livraison',
    total: 'Total',
    totalIs: (total) => `Total à payer\u00A0: ${total}`,
    withTax: 'Prix TTC.',
  },
  discount: {
    heading: 'Code de réduction',
    label: 'Saisissez un code',
    apply: 'Appliquer',
    checking: 'Vérification…',
    remove: 'Retirer le code',
    applied: (code, amount) => `✅ Le code ${code} a été appliqué\u00A0! Remise\u00A0: ${amount}`,
    refused: (sentence) => `❌ ${sentence}`,
    empty: '❌ Code non valable',
    unknown: 'Code de réduction non valable',
    failed: '❌ Le code n’a pas pu être vérifié',
  },
  address: {
    heading: 'Adresse de livraison',
    legend: 'À qui et où livrer',
    fields: {
      firstName,
      lastName,
      email,
      phone: 'Téléphone',
      address: 'Rue et numéro',
      postalCode: 'Code postal',
      city: 'Ville',
      country: 'Pays',
    },
    forPoint: 'Vous retirez le colis au point de retrait. Cette adresse figurera sur les documents de la commande.',
    hasAccount: 'Vous avez un compte\u00A0?',
    signIn: 'Connectez-vous et nous remplirons votre adresse.',
    notLoaded: 'Nous n’avons pas pu vérifier si vous êtes connecté(e). Vous pouvez commander sans votre compte.',
    edit: 'Modifier l’adresse',
    editHint: 'La modification ne vaut que pour cette commande. L’adresse de votre compte reste inchangée.',
    save: 'Enregistrer l’adresse',
    cancel: 'Annuler',
    incompleteToSave: 'Veuillez remplir tous les champs obligatoires de l’adresse.',
    incomplete: 'Veuillez remplir tous les champs de l’adresse de livraison.',
    unsaved: 'Veuillez d’abord enregistrer les modifications de l’adresse de livraison.',
    notServed: (country) => `${country}\u00A0: nous ne livrons pas dans ce pays.`,
    tooHeavyFor: (country) => `${country}\u00A0: nous n’y envoyons pas de commande de ce poids.`,
    askUs: 'Écrivez-nous, nous verrons ce qui est possible.',
  },
  company: {
    open: 'J’achète pour une entreprise',
    legend: 'Entreprise à facturer',
    name: 'Nom de l’entreprise',
    taxNumber: 'Numéro fiscal (NIP ou TVA)',
    invoiceByMail: 'Joindre la facture à la confirmation (PDF)',
    taxNumberHint: 'Hors de Pologne, commencez par les deux lettres du pays, par exemple FR.',
  },
  shipping: {
    heading: 'Mode de livraison',
    legend: 'Comment recevoir le colis',
    weight: (weight) => `Poids des produits\u00A0: ${weight}`,
    home: 'Livraison à domicile',
    inpost: 'Point de retrait',
    toFree: (amount) => `Encore ${amount} pour la livraison gratuite`,
    toFreeUpTo: (amount, weight) => `Encore ${amount} pour la livraison gratuite (jusqu’à ${weight})`,
    arrives: (days) => `Chez vous\u00A0: ${days}`,
    homeHint: 'À l’adresse indiquée',
    inpostHint: 'Une consigne ou un point que vous choisissez sur la carte',
    tooHeavy: (name, limit) => `${name} pèse plus de ${limit} avec son emballage, trop pour une consigne.`,
    tooHeavyTogether: (weight, limit) =>
      `Emballée, la commande pèse ${weight}, et une consigne accepte ${limit} au plus.`,
    courierOnly: 'Toute la commande vous parvient par transporteur.',
    noBoxForLocker: 'Nous n’expédions pas vers les consignes automatiques en ce moment.',
    noLockersThere: 'Il n’y a de consignes à colis qu’en Pologne.',
    choose: 'Choisir un point de retrait',
    change: 'Changer de point',
    chosen: 'Votre point de retrait',
    hours: (hours) => `Horaires\u00A0: ${hours}`,
    missing: 'Veuillez choisir un point de retrait.',
    opening: 'Ouverture de la carte…',
    notOpened: 'Le choix du point n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
  },
  reviewLetter: {
    label: 'Après la livraison, envoyez-moi un seul message pour me demander un avis',
    hint: 'Facultatif. Vous pouvez changer d’avis à tout moment, aussi par le lien dans ce message.',
  },
  payment: {
    way: {
      legend: 'Mode de paiement',
      card: 'Carte, BLIK ou virement instantané',
      cardHint: 'Sur la page du prestataire de paiement, tout de suite',
      transfer: 'Virement bancaire',
      transferHint:
        'Vous recevez le numéro de compte et une facture pro forma. Nous envoyons le colis dès réception de votre paiement',
      companiesHint: 'Pour les entreprises\u00A0: indiquez le nom et le numéro fiscal avec l’adresse',
    },
    heading: 'Paiement',
    pay: 'Commande avec obligation de paiement',
    processing: 'Traitement...',
    failed: 'Une erreur est survenue lors du paiement',
    closed: 'Les paiements sont momentanément indisponibles. Veuillez réessayer plus tard.',
    demo: 'Boutique de démonstration\u00A0: aucune somme n’est prélevée.',
    invalid: 'Veuillez corriger les champs signalés.',
    toField: 'Aller au champ à corriger',
    left: (name, available) => `${name}\u00A0: ${available} en stock`,
    priceChanged: (name, before, now) => `${name}\u00A0: ${now} au lieu de ${before}`,
    figureChanged: (figure, before, now) => `${figure}\u00A0: ${now} au lieu de ${before}`,
    marks: {
      label: 'Vous payez par',
      blik: 'BLIK',
      p24: 'Przelewy24',
      card: 'Carte',
      wallets: 'Apple Pay et Google Pay apparaissent sur la page de paiement si votre appareil les propose.',
    },
    terms: [
      'En commandant, vous acceptez les ',
      { text: 'conditions générales', to: '/terms' },
      ' et confirmez connaître la ',
      { text: 'politique de confidentialité', to: '/privacy' },
      ', la ',
      { text: 'livraison et le paiement', to: '/delivery' },
      ', le ',
      { text: 'droit de rétractation', to: '/withdrawal' },
      ' et la ',
      { text: 'garantie légale', to: '/guarantee' },
      '. Le vendeur est ',
      {
        get text() {
          return brand.seller.legalName
        },
        to: '/imprint',
      },
      '.',
    ],
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
}

export const paymentSuccess: typeof pl.paymentSuccess = {
  about: { title: 'Paiement de votre commande' },
  title: 'Merci pour votre commande',
  lead: {
    paid: 'Nous avons bien reçu votre paiement et préparons votre colis.',
    waiting:
      'Nous attendons encore la confirmation de votre paiement, l’affaire d’un instant en général. Cette page vous le dira dès qu’elle arrivera, et nous vous enverrons aussi un e-mail.',
    unknown:
      'Nous n’avons pas encore la confirmation de votre paiement. Dès qu’elle arrivera, nous vous enverrons un e-mail. Ne payez pas une seconde fois.',
    failed:
      'La banque ne l’a pas accepté, il a été interrompu ou le délai est dépassé. Votre panier est intact\u00A0: vous pouvez réessayer ou payer autrement.',
  },
  givenUp:
    'La confirmation de votre paiement n’est toujours pas arrivée. Vous pouvez fermer cette page sans crainte\u00A0: dès qu’elle arrivera, nous vous enverrons un e-mail. Ne payez pas une seconde fois.',
  checkAgain: 'Vérifier à nouveau',
  order: 'Numéro de commande',
  transaction: 'Numéro de transaction',
  next: {
    heading: 'Et ensuite\u00A0?',
    steps: [
      {
        name: 'Un e-mail de confirmation',
        explanation: 'Il part à l’adresse de la commande, avec tout ce que vous avez commandé.',
      },
      {
        name: 'La préparation de l’envoi',
        explanation: 'Nous emballons le sel et remettons le colis au transporteur.',
      },
      { name: 'Un numéro de suivi', explanation: 'Nous vous l’enverrons par e-mail quand le colis prendra la route.' },
    ],
  },
  transfer: {
    title: 'Votre commande est enregistrée',
    lead: 'Faites maintenant le virement. Les mêmes informations sont dans l’e-mail, avec une facture pro forma.',
    steps: [
      { name: 'Virement', explanation: 'Il arrive en général en un jour ouvré.' },
      {
        name: 'Confirmation par e-mail',
        explanation: 'Elle arrive dès que l’argent est sur notre compte\u00A0: le contrat est alors conclu.',
      },
      { name: 'Colis', explanation: 'Nous l’envoyons et vous donnons son numéro de suivi.' },
    ],
  },
  toStore: 'Retour à la boutique',
  withdraw: 'Se rétracter du contrat ici',
  questions: 'Des questions\u00A0? Écrivez-nous\u00A0:',
  failed: {
    title: 'Le paiement n’a pas abouti',
    tryAgain: 'Réessayer',
    toCart: 'Retour au panier',
    withoutCart:
      'La banque ne l’a pas accepté, il a été interrompu ou le délai est dépassé. L’e-mail que nous vous avons envoyé contient un lien vers votre commande\u00A0: vous y verrez la suite.',
  },
}
