import { brand } from '../../brand.ts'
import type { HomeTexts } from '../home.ts'

export const home: HomeTexts = {
  about: { title: `${brand.name} – sel marin celtique récolté à la main` },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Le sel cueilli à la main',
  tagline: `Récolté à la main au rythme de la nature depuis ${brand.since}`,
  toStore: 'Découvrir la boutique',
}
