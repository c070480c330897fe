import { brand } from '../../brand.ts'
import { shell } from '../../web/texts/fr.ts'
import type * as pl from './pl.server.ts'

export const frame: typeof pl.frame = {
  legal: shell.legal,
  get footer() {
    return `Ce message a été envoyé automatiquement par la boutique ${brand.name}.`
  },
  unsubscribe: 'Se désabonner de la newsletter',
}

export const test: typeof pl.test = {
  subject: 'Message d’essai',
  heading: 'L’envoi d’e-mails fonctionne',
  explanation: 'Si vous lisez ceci, la boutique peut envoyer des messages à cette adresse.',
  toStore: 'Ouvrir la boutique',
}
