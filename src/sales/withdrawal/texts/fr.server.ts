import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { declareWithdrawal } from './fr.ts'

export const withdrawalEmails: typeof pl.withdrawalEmails = {
  subject: 'Accusé de réception de votre rétractation',
  subjectOfOrder: (order) => `Accusé de réception de votre rétractation\u00A0: commande ${order}`,
  heading: 'Nous avons votre déclaration',
  received: (moment) => `Votre déclaration de rétractation nous est parvenue le ${moment}.`,
  content: 'Contenu de votre déclaration',
  remark: 'Remarques',
  name: 'Nom',
  number: 'Numéro de commande',
  email: 'E-mail pour la confirmation',
  declaredAt: 'Date et heure',
  next: 'La suite',
  whole: {
    sendBack: (day, address) =>
      `Veuillez renvoyer la marchandise au plus tard le ${day} à l’adresse suivante\u00A0: ${address}. Les frais directs de renvoi sont à votre charge.`,
    moneyAfterGoods: (day) =>
      `Nous vous remboursons au plus tard le ${day}, par le moyen de paiement que vous avez utilisé, y compris les frais de la livraison standard la moins chère. Nous pouvons attendre le retour de la marchandise ou la preuve de son expédition.`,
    notSentYet:
      'La marchandise n’est pas encore partie\u00A0; nous ne l’enverrons pas. Si un colis vous parvenait tout de même, écrivez-nous.',
    money: (day) =>
      `Nous vous remboursons, y compris les frais de la livraison standard la moins chère, au plus tard le ${day} et par le moyen de paiement que vous avez utilisé.`,
  },
  part: {
    sendBack: (day, address) =>
      `Veuillez renvoyer les articles pour lesquels vous vous rétractez au plus tard le ${day} à l’adresse suivante\u00A0: ${address}. Les frais directs de renvoi sont à votre charge.`,
    moneyAfterGoods: (day) =>
      `Nous vous remboursons le prix payé pour ces articles au plus tard le ${day}, par le moyen de paiement que vous avez utilisé. Nous pouvons attendre leur retour ou la preuve de leur expédition.`,
    notSentYet:
      'La commande n’est pas encore partie\u00A0: nous retirons ces articles du colis et envoyons le reste. S’ils vous parvenaient tout de même, écrivez-nous.',
    money: (day) =>
      `Nous vous remboursons le prix payé pour ces articles au plus tard le ${day}, par le moyen de paiement que vous avez utilisé.`,
  },
  late: (day) =>
    `Le délai de 14 jours à compter de la livraison a pris fin le ${day}. Nous avons conservé votre déclaration\u00A0; le bureau l’examinera et vous répondra. Si la marchandise n’est pas conforme, vous pouvez réclamer indépendamment de ce délai.`,
  repeated: (moment) =>
    `Vous nous avez déjà déclaré la même rétractation le ${moment}. Cette date fait foi, et vous n’avez rien d’autre à faire.`,
  unpaid:
    'Cette commande n’a pas été payée et elle est annulée\u00A0: elle ne vous coûtera rien. Si un paiement nous parvenait tout de même, nous le rembourserions.',
  cancelled:
    'Cette commande est déjà annulée. Si elle a été payée, l’argent vous est rendu par le même moyen, au plus tard dans les 14 jours.',
  unmatched:
    'Nous n’avons pas pu rattacher cette déclaration à une commande\u00A0: aucune ne porte à la fois ce numéro et cette adresse e-mail. Comparez-les avec la confirmation de commande et, en cas d’erreur, rétractez-vous de nouveau. Le bureau examinera de toute façon la déclaration.',
  notYou: 'Quelqu’un a indiqué votre adresse par erreur\u00A0? Vous n’avez alors rien à faire.',
  get notYours() {
    return `Cette déclaration n’est pas de vous\u00A0? Écrivez aussitôt à ${brand.officeEmail}.`
  },
  follow: 'Voir la commande',
  again: 'Se rétracter du contrat ici',
  get questions() {
    return `Des questions\u00A0? Écrivez à ${brand.officeEmail}.`
  },
}
