import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { orderLinkAnswer } from './fr.ts'

export const orderEmails: typeof pl.orderEmails = {
  follow: 'Voir la commande',
  pay: 'Payer la commande',
  payDifference: 'Payer la différence',
  withdraw: 'Se rétracter du contrat ici',
  get questions() {
    return `Des questions\u00A0? Écrivez à ${brand.officeEmail} en indiquant le numéro de commande.`
  },
  number: 'Numéro de commande',
  bill: {
    perKilogram: (price) => `${price} / kg`,
    regular: 'Prix habituel\u00A0:',
    lowest: 'Prix le plus bas des 30 jours précédant la réduction\u00A0:',
    subtotal: 'Valeur des produits',
    discount: 'Réduction',
    shipping: 'Livraison',
    free: 'offerte',
    total: 'Total',
    untaxed: {
      within_union: 'TVA 0 %, livraison intracommunautaire',
      export: 'TVA 0 %, exportation hors de l’Union européenne',
      exempt: 'Sans TVA, le vendeur en est exonéré',
    },
    vat: (rate) => `Dont TVA ${rate}\u00A0%`,
    net: (net) => `hors taxe ${net}`,
  },
  delivery: {
    heading: 'Livraison et paiement',
    method: 'Mode de livraison',
    home: 'livraison à domicile par transporteur',
    inpost: 'consigne automatique ou point de retrait',
    handedOver: 'remise sur place',
    taken: { Cash: 'espèces', Terminal: 'carte sur place' },
    point: 'Point de retrait',
    arrival: 'Livraison prévue',
    recipient: 'Destinataire',
    address: 'Adresse',
    phone: 'Téléphone',
    company: 'Entreprise',
    taxNumber: 'Numéro fiscal',
    invoiceAddress: 'Adresse de facturation',
    payment: 'Paiement',
    paidAt: 'Payée le',
  },
  confirmed: {
    subject: (order) => `Confirmation de votre commande ${order}`,
    heading: 'Merci pour votre commande',
    greeting: (name) => `Bonjour ${name},`,
    accepted:
      'Nous avons bien reçu votre paiement et acceptons votre commande. Par ce message, nous concluons avec vous le contrat de vente.',
    handedOver: 'Votre paiement a été reçu et la marchandise remise sur place. Ce message confirme votre achat.',
    ordered: 'Votre commande',
    next: 'La suite',
    steps:
      'Nous préparons maintenant le colis et le remettons au transporteur. Dès qu’il part, nous vous envoyons son numéro.',
    invoice: ['Facture', 'en pièce jointe (PDF)'],
    seller: 'Vendeur',
    name: 'Nom',
    address: 'Adresse',
    legalForm: 'Forme juridique',
    register: 'Inscription au registre',
    taxNumber: 'Numéro fiscal (NIP)',
    vatNumber: 'N° TVA intracommunautaire',
    phone: 'Téléphone',
    openingHours: 'Horaires',
    email: 'E-mail',
    keep: 'Vous trouverez en pièce jointe (PDF) les conditions générales et les informations sur la rétractation avec leur formulaire, dans la version acceptée lors de la commande, ainsi que la politique de confidentialité. Conservez ce message. Les mêmes textes sur notre site\u00A0:',
  },
  offer: {
    subject: (order) => `Votre commande ${order} attend votre paiement`,
    heading: 'Nous avons préparé votre commande',
    explanation:
      'Comme convenu, nous avons enregistré cette commande pour vous. Veuillez la vérifier. En payant, vous commandez avec obligation de paiement et acceptez les conditions générales. Si vous n’en voulez pas, vous n’avez rien à faire.',
    until: (moment) => `La marchandise vous est réservée jusqu’au ${moment}. Ensuite, la commande sera annulée.`,
    keep: 'Vous trouverez en pièce jointe (PDF) les conditions générales, les informations sur la rétractation avec leur formulaire et la politique de confidentialité. Conservez ce message. Les mêmes textes sur notre site\u00A0:',
  },
  changed: {
    subject: (order) => `Votre commande ${order} a été modifiée`,
    heading: 'Nous avons modifié votre commande',
    explanation:
      'À votre demande, votre commande se présente désormais comme ci-dessous. Ce message remplace la confirmation précédente.',
    charge: (amount) => `Reste à payer\u00A0: ${amount}. Nous préparons le colis dès réception.`,
    refund: (amount) =>
      `Nous remboursons ${amount} par le même moyen que votre paiement. Nous vous écrirons quand le remboursement partira.`,
    same: 'Vous n’avez rien à payer de plus, et rien n’est remboursé.',
  },
  surcharge: {
    subject: (order) => `Nous avons reçu votre complément pour la commande ${order}`,
    heading: 'Nous avons bien reçu votre complément',
    explanation: 'Merci. La commande est payée en totalité, et nous préparons le colis.',
    amount: 'Complément',
  },
  paymentFailed: {
    subject: (order) => `Votre commande ${order} n’est pas payée`,
    heading: 'Le paiement n’a pas abouti',
    declined: 'La banque ou le prestataire de paiement a refusé le paiement de cette commande.',
    expired: 'Le délai a expiré avant la fin du paiement.',
    until: (moment) =>
      `La commande est conservée jusqu’au ${moment}. Vous pouvez payer encore une fois, aux mêmes prix, si les produits sont toujours disponibles.`,
    over: 'Cette commande ne peut plus être payée. Vous pouvez commander de nouveau les produits dans la boutique.',
  },
  reminder: {
    subject: (order) => `Votre commande ${order} attend son paiement`,
    heading: 'Votre commande attend son paiement',
    until: (moment) =>
      `Cette commande n’est pas encore payée. Elle est conservée jusqu’au ${moment}, puis annulée. Si vous n’en voulez plus, vous n’avez rien à faire.`,
  },
  paymentSummary: {
    subject: 'Vos commandes attendent leur paiement',
    heading: 'Vos commandes attendent leur paiement',
    explanation:
      'Ces commandes ont été passées avec cette adresse et ne sont pas encore payées. Nous les réunissons dans un seul message. Chacune est conservée jusqu’au moment indiqué, puis annulée. Si vous n’en voulez pas, vous n’avez rien à faire.',
    until: 'Conservée jusqu’au',
  },
  transfer: {
    short: {
      subject: (order) => `Commande ${order}\u00A0: une partie du montant manque`,
      heading: 'Une partie seulement du montant est arrivée',
      explanation:
        'Merci pour votre virement. Il manque encore le reste\u00A0: envoyez-le sur le même compte avec le même motif. Dès qu’il arrivera, nous confirmerons la commande. Si vous préférez y renoncer, écrivez-nous et nous vous rembourserons.',
    },
    subject: (order) => `Commande ${order}\u00A0: coordonnées pour le virement`,
    heading: 'Votre commande attend un virement',
    explanation:
      'Nous avons enregistré la commande et réservons les produits pour vous. Indiquez seulement le numéro de commande comme motif\u00A0: c’est ainsi que nous reconnaissons votre paiement.',
    until: (moment) =>
      `Nous attendons votre virement jusqu’au ${moment}. Ensuite, la commande sera annulée sans frais.`,
    proforma:
      'Sur la page de votre commande, vous trouverez la facture pro forma (PDF). Ce n’est pas une facture\u00A0: celle-ci est établie après le paiement.',
    facts: {
      recipient: 'Bénéficiaire',
      account: 'Numéro de compte',
      bank: 'Banque',
      received: 'Reçu',
      amount: 'Montant du virement',
      title: 'Motif du virement',
    },
  },
  proforma: {
    subject: (order) => `Facture pro forma de votre commande ${order}`,
    heading: 'La facture pro forma de votre commande',
    explanation:
      'La commande de votre entreprise est enregistrée et n’est pas encore payée. Sur sa page, vous trouverez la facture pro forma (PDF) et pourrez payer quand vous le souhaitez. La facture suit le paiement.',
    until: (moment) => `La commande attend le paiement jusqu’au ${moment}, puis elle sera annulée.`,
  },
  shipped: {
    subject: (order) => `Votre commande ${order} est en route`,
    heading: 'Votre colis est en route',
    explanation: 'Nous avons remis votre commande au transporteur.',
    trackingNumber: 'Numéro de suivi',
    track: 'Suivre le colis',
  },
  invoiceIssued: {
    subject: (order) => `Facture de votre commande ${order}`,
    heading: 'Voici votre facture',
    explanation: 'La facture de votre commande est prête. Elle est jointe en PDF et figure sur la page de la commande.',
  },
  delivered: {
    subject: (order) => `Votre commande ${order} a été livrée`,
    heading: 'Votre colis est arrivé',
    explanation: 'Le transporteur nous a indiqué que votre commande a été livrée. Bon appétit\u00A0!',
    get problem() {
      return `Quelque chose ne va pas\u00A0? Écrivez à ${brand.officeEmail}. La confirmation de commande dit comment se rétracter.`
    },
  },
  newLink: {
    subject: (order) => `Lien vers votre commande ${order}`,
    heading: 'Un nouveau lien vers votre commande',
    explanation: (days) =>
      `Quelqu’un, sans doute vous, a demandé à la boutique un nouveau lien vers cette commande. Il est valable ${days} jours.`,
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire\u00A0: le lien ne figure que dans ce message.',
  },
  cancelled: {
    subject: (order) => `Votre commande ${order} a été annulée`,
    heading: 'Votre commande a été annulée',
    unpaid:
      'Elle ne peut plus être payée et ne vous coûte rien. Vous pouvez commander de nouveau les produits dans la boutique.',
    paid: 'Nous remboursons votre paiement par le moyen utilisé, au plus tard dans les 14 jours, et nous vous écrirons lorsqu’il sera en route.',
  },
  refunded: {
    subject: (order) => `Remboursement de votre commande ${order}`,
    heading: 'Votre argent est en route',
    explanation:
      'Nous avons remboursé votre paiement par le moyen utilisé. Selon la banque, vous le verrez dans quelques jours.',
    outside: 'Nous avons rendu ce montant en dehors de la boutique, comme convenu.',
    chargeback:
      'Votre banque vous a rendu ce montant. L’achat est ainsi annulé ; les documents sont sur la page de la commande.',
    amount: 'Montant remboursé',
    total: 'Valeur de la commande',
  },
  buyerCorrected: {
    subject: (order) => `Documents corrigés de votre commande ${order}`,
    heading: 'Les données de votre facture sont corrigées',
    explanation:
      'Nous avons corrigé les données de l’acheteur. Les documents sont joints et sur la page de la commande. Le montant payé ne change pas.',
  },
  refundFailed: {
    subject: (order) => `Le remboursement de votre commande ${order} n’est pas arrivé`,
    heading: 'Le remboursement n’est pas arrivé',
    explanation:
      'Le prestataire de paiement nous signale que cet argent ne vous est pas parvenu et qu’il est de nouveau chez nous. Nous vous rembourserons autrement et vous contacterons à ce sujet.',
    amount: 'Montant non parvenu',
  },
  issuedDocument: {
    subject: (number) => `Facture ${number}`,
    correctionSubject: (number) => `Facture rectificative ${number}`,
    heading: 'Votre facture',
    correctionHeading: 'Rectification de votre facture',
    accepted:
      'Vous trouverez ci-joint votre facture, acceptée par KSeF, le système polonais de factures électroniques. Le code qui y figure la montre dans ce système.',
    offline:
      'Vous trouverez ci-joint votre facture, émise hors ligne. Nous la transmettrons à KSeF, le système polonais de factures électroniques, dans le délai légal. Les codes qui y figurent permettront alors de la vérifier.',
    correctionAccepted:
      'Vous trouverez ci-joint une facture rectificative, acceptée par KSeF, le système polonais de factures électroniques. Le code qui y figure la montre dans ce système.',
    correctionOffline:
      'Vous trouverez ci-joint une facture rectificative, émise hors ligne. Nous la transmettrons à KSeF, le système polonais de factures électroniques, dans le délai légal.',
    document: 'Document',
    ksefNumber: 'Numéro KSeF',
  },
  beingChecked: {
    subject: (order) => `Votre commande ${order}\u00A0: nous vérifions le paiement`,
    heading: 'Nous avons bien reçu votre paiement',
    explanation:
      'Avant de confirmer la commande, nous devons vérifier quelque chose. Nous le faisons au plus vite et vous écrirons. Ne payez pas une seconde fois.',
  },
}
