import type { Language } from '../../src/kernel/language.ts'
import type { Chance } from './chance.ts'

/** Somebody made up, with a mailbox at which nobody reads. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  city: string
  postalCode: string
  country: string
  language: Language
}

interface Land {
  language: Language
  country: string
  dial: string
  firstNames: string[]
  lastNames: string[]
  streets: ((house: number) => string)[]
  cities: [city: string, postalCode: string][]
}

const poland: Land = {
  language: 'pl',
  country: 'Poland',
  dial: '+48 600',
  firstNames:
    'Anna Piotr Łucja Tomasz Grażyna Michał Zofia Paweł Małgorzata Jakub Świętosława Andrzej Żaneta Wojciech Hanna'.split(
      ' ',
    ),
  lastNames:
    'Nowak Wójcik Mazur Zając Król Dudek Bąk Wróbel Żak Kozioł Sikora Szewczyk Kołodziej Gołąb Pietrzyk Śliwa'.split(
      ' ',
    ),
  streets: ['ul. Solna', 'ul. Młyńska', 'ul. Długa', 'al. Lipowa', 'ul. Żeglarska', 'ul. Świętego Ducha'].map(
    (street) => (house) => `${street} ${house}`,
  ),
  cities: [
    ['Kraków', '31-042'],
    ['Warszawa', '00-420'],
    ['Gdańsk', '80-839'],
    ['Łódź', '90-001'],
    ['Poznań', '61-772'],
    ['Wrocław', '50-110'],
    ['Toruń', '87-100'],
    ['Rzeszów', '35-064'],
  ],
}

const germany: Land = {
  language: 'de',
  country: 'Germany',
  dial: '+49 170',
  firstNames: 'Jürgen Käthe Björn Sabine Günther Anneliese Matthias Friederike'.split(' '),
  lastNames: 'Müller Weiß Schröder Köhler Bäcker Großmann Jäger Vogel'.split(' '),
  streets: ['Salzstraße', 'Am Mühlbach', 'Schloßgasse'].map((street) => (house) => `${street} ${house}`),
  cities: [
    ['Lüneburg', '21335'],
    ['Köln', '50667'],
    ['Görlitz', '02826'],
    ['Halle (Saale)', '06108'],
  ],
}

const france: Land = {
  language: 'fr',
  country: 'France',
  dial: '+33 6 12',
  firstNames: 'Hélène Loïc Maëlle François Anaïs Gwenaël Cécile Benoît'.split(' '),
  lastNames: 'Lefèvre Guérin Kermarec Besançon Châtelain Moreau Hervé'.split(' '),
  streets: ['rue des Paludiers', 'quai du Port', 'rue Saint-Guénolé'].map((street) => (house) => `${house}, ${street}`),
  cities: [
    ['Guérande', '44350'],
    ['Nantes', '44000'],
    ['Le Croisic', '44490'],
    ['Orléans', '45000'],
  ],
}

/** Of ten people, seven live in Poland. */
const lands = [...Array.from({ length: 7 }, () => poland), germany, germany, france]

/** So many different people. */
export function makePeople(chance: Chance, count: number): Person[] {
  const people = new Map<string, Person>()
  while (people.size < count) {
    const person = makePerson(chance)
    people.set(person.email, person)
  }
  return [...people.values()]
}

function makePerson(chance: Chance): Person {
  const { country, dial, ...land } = chance.one(lands)
  const [firstName, lastName] = [chance.one(land.firstNames), chance.one(land.lastNames)]
  const [city, postalCode] = chance.one(land.cities)
  return {
    firstName,
    lastName,
    email: mailboxOf(`${firstName}.${lastName}`),
    phone: `${dial} ${chance.whole(100, 999)} ${chance.whole(100, 999)}`,
    address: chance.one(land.streets)(chance.whole(1, 120)),
    city,
    postalCode,
    country,
    // Some who live in Poland read English.
    language: land.language === 'pl' && chance.isSo(0.08) ? 'en' : land.language,
  }
}

/** Names of those who cook for others, in the language in which they write. */
export const restaurants: [name: string, language: Language][] = [
  ['Pod Żaglem', 'pl'],
  ['Zielona Spiżarnia', 'pl'],
  ['Auberge du Marais', 'fr'],
  ['Gospoda Trzy Śledzie', 'pl'],
  ['Gasthaus zur alten Mühle', 'de'],
  ['Bistro Żuraw', 'pl'],
  ['La Table des Œillets', 'fr'],
  ['Młyn nad Rabą', 'pl'],
  ['Weinstube Fröhlich', 'de'],
  ['Dwór Jabłonna', 'pl'],
]

/** Who buys for a company, with tax numbers that are in order and nobody's. */
export const companies = [
  { name: 'Bistro Żuraw sp. z o.o.', taxNumber: '5213004177' },
  { name: 'Hotel Dwór Jabłonna S.A.', taxNumber: '5213376364' },
  { name: 'Piekarnia Złoty Kłos', taxNumber: '5213748558' },
  { name: 'Gospoda Trzy Śledzie s.c.', taxNumber: '5214120744' },
  { name: 'Gasthaus zur alten Mühle GmbH', taxNumber: 'DE136695976' },
  { name: 'Auberge du Marais SARL', taxNumber: 'FR40303265045' },
]

/** An address that any program takes. */
export const mailboxOf = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[^a-z\d .]/g, '')
    .replaceAll(' ', '-')}@example.com`
