import type * as pl from './pl.ts'

export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Je soussigné(e), ${name}, me rétracte de la totalité du contrat de vente conclu par la commande n° ${orderNumber}.`
    : `Je soussigné(e), ${name}, me rétracte du contrat de vente conclu par la commande n° ${orderNumber} pour ce qui suit\u00A0: ${goods}`

export const withdraw: typeof pl.withdraw = {
  about: { title: 'Se rétracter du contrat ici' },
  title: 'Se rétracter du contrat ici',
  lead: 'Vous disposez de 14 jours à compter de la livraison et n’avez pas à donner de motif. Aucun compte n’est nécessaire.',
  rights: 'Tout sur le droit de rétractation',
}

export const withdrawalSteps: typeof pl.withdrawalSteps = {
  declare: declareWithdrawal,
  write: 'Étape\u00A01\u00A0sur\u00A02\u00A0: déclaration',
  required: 'Les champs marqués d’un astérisque sont obligatoires.',
  name: 'Nom *',
  number: 'Numéro de commande *',
  numberHint: 'Par exemple S-2026-000123, dans la confirmation de commande.',
  email: 'E-mail *',
  emailHint: 'Celui de la commande. La confirmation y sera envoyée.',
  goods: 'De quels articles s’agit-il\u00A0?',
  goodsHint: 'Laissez ce champ vide pour vous rétracter de toute la commande.',
  remark: 'Remarques',
  remarkHint: 'Vous n’avez pas à donner de motif.',
  toReview: 'Continuer\u00A0: vérifier la déclaration',
  checking: 'Vérification…',
  failedToCheck: 'Les champs n’ont pas pu être vérifiés. Vérifiez votre connexion et réessayez.',
  review: 'Étape\u00A02\u00A0sur\u00A02\u00A0: confirmation',
  youDeclare: 'Vous déclarez\u00A0:',
  order: 'Commande',
  confirmationTo: (email) => `Une confirmation avec le contenu, la date et l’heure sera envoyée à ${email}.`,
  confirm: 'Confirmer la rétractation',
  confirming: 'Envoi…',
  back: 'Modifier',
  failed: 'La déclaration ne nous est pas parvenue.',
  failedNext: 'Vérifiez votre connexion et confirmez de nouveau. Vous pouvez aussi écrire au bureau\u00A0:',
  received: (moment) => `Votre déclaration nous est parvenue le ${moment}.`,
  letter: (email) => `La confirmation est envoyée à ${email}.`,
  done: {
    heading: 'Nous avons votre déclaration',
    next: 'La suite figure uniquement dans l’e-mail\u00A0: cette page ne dit à personne si une telle commande existe.',
    missing: 'Pas d’e-mail au bout d’une heure\u00A0? Écrivez au bureau\u00A0:',
  },
  accepted: {
    heading: 'Nous avons bien reçu votre rétractation',
    whole: {
      money: (day) => `Nous vous remboursons au plus tard le ${day}, par le moyen de paiement que vous avez utilisé.`,
      goods: (day) => `Renvoyez la marchandise au plus tard le ${day}. L’adresse figure dans l’e-mail.`,
      notSent: 'La marchandise n’est pas encore partie\u00A0; nous ne l’enverrons pas.',
    },
    part: {
      money: (day) =>
        `Nous vous remboursons le prix payé pour ces articles au plus tard le ${day}, par le moyen de paiement que vous avez utilisé.`,
      goods: (day) => `Renvoyez ces articles au plus tard le ${day}. L’adresse figure dans l’e-mail.`,
      notSent: 'La commande n’est pas encore partie\u00A0: nous retirons ces articles du colis et envoyons le reste.',
    },
  },
  late: {
    heading: 'La déclaration est arrivée après la fin du délai',
    text: (day) =>
      `Le délai de 14 jours à compter de la livraison a pris fin le ${day}. Nous avons conservé votre déclaration\u00A0; le bureau l’examinera et vous répondra.`,
  },
  repeated: {
    heading: 'Nous avons déjà cette rétractation',
    text: (moment) => `La même déclaration nous est parvenue le ${moment}. Vous n’avez rien d’autre à faire.`,
  },
  unpaid: {
    heading: 'Cette commande est annulée',
    text: 'Elle n’a pas été payée et ne vous coûtera rien. Si un paiement nous parvenait tout de même, nous le rembourserions.',
  },
  cancelled: {
    heading: 'Cette commande est déjà annulée',
    text: 'Si elle a été payée, nous vous remboursons au plus tard dans les 14 jours.',
  },
  lost: 'La commande liée à ce lien n’a pas pu être ouverte. Indiquez son numéro et votre adresse e-mail.',
  loading: 'Chargement de la commande',
}
