import { brand } from '../../brand.ts'
export const home = {
  about: { title: `${brand.name} – celtycka sól morska zbierana ręcznie` },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Sól, którą zbiera człowiek',
  tagline: `Zbierana ręcznie w rytmie natury od ${brand.since} roku`,
  toStore: 'Zobacz sklep',
}
