import type { WithdrawTexts } from '../withdraw.ts'

export const withdraw: WithdrawTexts = {
  about: { title: 'Se rétracter du contrat ici' },
  title: 'Se rétracter du contrat ici',
  lead: 'Vous disposez de 14 jours à compter de la livraison et n’avez pas à donner de motif. Aucun compte n’est nécessaire.',
  rights: 'Tout sur le droit de rétractation',
  needsJavaScript:
    'Ce formulaire ne fonctionne qu’avec JavaScript. Un simple e-mail vaut tout autant\u00A0: indiquez votre nom et le numéro de commande, et écrivez que vous vous rétractez du contrat.',
}
