import { brand } from '../../brand.ts'
import { shell } from '../../web/texts/de.ts'
import type * as pl from './pl.server.ts'

export const frame: typeof pl.frame = {
  legal: shell.legal,
  get footer() {
    return `Diese Nachricht hat der Shop ${brand.name} automatisch verschickt.`
  },
  unsubscribe: 'Newsletter abbestellen',
}

export const test: typeof pl.test = {
  subject: 'Testnachricht',
  heading: 'Der E-Mail-Versand funktioniert',
  explanation: 'Wenn Sie dies lesen, kann der Shop Nachrichten an diese Adresse senden.',
  toStore: 'Zum Shop',
}
