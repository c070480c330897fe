import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Le sel cueilli à la main',
  tagline: `Récolté à la main au rythme de la nature depuis ${brand.since}`,
  toStore: 'Découvrir la boutique',
}
