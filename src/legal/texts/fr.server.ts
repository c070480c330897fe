import { plural } from '../../i18n/plural.ts'
import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

const workingDays = plural('fr', { one: '# jour ouvré', many: '# de jours ouvrés', other: '# jours ouvrés' })

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Transporteur à domicile',
  pickupPoint: `Point de retrait ${brand.carrier.name}`,
  freeFrom: (amount) => `gratuit dès ${amount}`,
  days: (from, to) => `${from < to ? `${from}–` : ''}${workingDays(to)} en route`,
  byParcel:
    'C’est le poids du colis avec emballage et carton qui compte\u00A0; une commande en plusieurs colis coûte la somme de leurs prix.',
  any: 'tout poids',
  upTo: (weight) => `jusqu’à ${weight}`,
  between: (above, upTo) => `plus de ${above}, jusqu’à ${upTo}`,
  above: (weight) => `plus de ${weight}`,
}

export const draftNote = '> **Projet.** Aucun avocat n’a encore vérifié ce texte.'

export const packagingRegisters: string = 'Registres d’emballages'
