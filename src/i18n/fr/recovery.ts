import type { RecoveryTexts } from '../recovery.ts'
import { customerFields } from './customer-fields.ts'

export const recovery: RecoveryTexts = {
  fields: customerFields,
  request: {
    submit: 'Envoyer le lien',
    sending: 'Envoi en cours…',
    failed: 'La demande n’a pas pu être envoyée. Vérifiez votre accès à Internet et réessayez.',
    sent: 'Consultez votre messagerie',
    sentNext:
      'Si un compte existe à cette adresse, le message contenant le lien est en route. Le lien est valable une heure et une seule fois. Si vous ne le voyez pas, regardez dans vos courriers indésirables.',
    again: 'Saisir une autre adresse',
  },
  choice: {
    submit: 'Enregistrer le mot de passe',
    sending: 'Enregistrement en cours…',
    failed: 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre accès à Internet et réessayez.',
  },
  error: 'Erreur',
  needsJavaScript:
    'Le mot de passe ne peut être changé qu’avec JavaScript. En cas de difficulté, écrivez à notre bureau\u00A0:',
}
