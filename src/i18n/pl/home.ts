import { brand } from '../../brand.ts'
export const home = {
  about: {
    title: `${brand.name} – celtycka sól morska zbierana ręcznie`,
    description:
      'Stowarzyszenie szefów kuchni, restauracji i hoteli, które promuje celtycką sól morską zbieraną ręcznie w Loire-Atlantique.',
  },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Sól, którą zbiera człowiek',
  tagline: `Zbierana ręcznie w rytmie natury od ${brand.since} roku`,
  toStore: 'Zobacz sklep',
}
