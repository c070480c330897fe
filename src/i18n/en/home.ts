import { brand } from '../../brand.ts'
import type { HomeTexts } from '../home.ts'

export const home: HomeTexts = {
  about: { title: `${brand.name} – hand-harvested Celtic sea salt` },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salt gathered by hand',
  tagline: `Hand-harvested by nature’s rhythm since ${brand.since}`,
  toStore: 'Visit the store',
}
