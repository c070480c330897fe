import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salz, von Hand gewonnen',
  tagline: `Von Hand geerntet im Rhythmus der Natur seit ${brand.since}`,
  toStore: 'Zum Shop',
}
