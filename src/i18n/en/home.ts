import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salt gathered by hand',
  tagline: `Hand-harvested by nature’s rhythm since ${brand.since}`,
  toStore: 'Visit the store',
}
