import { brand } from '../../brand.ts'
import type { HomeTexts } from '../home.ts'

export const home: HomeTexts = {
  about: { title: `${brand.name} – von Hand geerntetes keltisches Meersalz` },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salz, von Hand gewonnen',
  tagline: `Von Hand geerntet im Rhythmus der Natur seit ${brand.since}`,
  toStore: 'Zum Shop',
}
