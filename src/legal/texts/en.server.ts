import { plural } from '../../i18n/plural.ts'
import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

const workingDays = plural('en', { one: '# working day', other: '# working days' })

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Courier to your home',
  pickupPoint: `${brand.carrier.name} pickup point`,
  freeFrom: (amount) => `free from ${amount}`,
  days: (from, to) => `${from < to ? `${from}–` : ''}${workingDays(to)} on the way`,
  byParcel:
    'What counts is the weight of the parcel with packaging and box; an order in several parcels costs the sum of their prices.',
  any: 'any weight',
  upTo: (weight) => `up to ${weight}`,
  between: (above, upTo) => `over ${above} up to ${upTo}`,
  above: (weight) => `over ${weight}`,
}

export const draftNote = '> **Draft.** No lawyer has checked this text yet.'

export const packagingRegisters: string = 'Packaging registers'
