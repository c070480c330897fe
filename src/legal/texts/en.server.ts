import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Courier to your home',
  pickupPoint: `${brand.carrier.name} pickup point`,
  any: 'any weight',
  upTo: (weight) => `up to ${weight}`,
  between: (above, upTo) => `over ${above} up to ${upTo}`,
  above: (weight) => `over ${weight}`,
}

export const draftNote = '> **Draft.** No lawyer has checked this text yet.'
