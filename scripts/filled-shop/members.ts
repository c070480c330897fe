import { apply } from '../../src/membership/application/apply.server.ts'
import { changeMember } from '../../src/membership/change-member.server.ts'
import type { Application, MemberKind } from '../../src/membership/member.ts'
import type { Language } from '../../src/kernel/language.ts'
import { live } from './time-travel.ts'
import { mailboxOf, restaurants, type Person } from './people.ts'
import { drawCook, drawHouse } from './portraits.ts'
import { ago, atWork, days, later, unwrap, type Year } from './year.ts'

const said: Record<'chef' | 'restaurant', Record<Language, string[]>> = {
  chef: {
    pl: [
      'Gotuję na ogniu i solę na końcu, szczyptą, którą słychać pod zębami.',
      'Dwadzieścia lat przy piecu. Na wybrzeżu Atlantyku zaczęło się od garści szarej soli, dziś bez niej ani rusz.',
    ],
    en: ['I bake sourdough and finish every crust with a pinch of grey salt.'],
    de: ['Ich koche mit dem, was der Markt am Morgen hergibt, und mit Salz aus der Bretagne.'],
    fr: ['Ma cuisine tient en trois mots : le feu, le beurre et le sel de Guérande.'],
  },
  restaurant: {
    pl: [
      'Ryby z porannego połowu, chleb z własnego pieca i sól, którą widać na stole.',
      'Kuchnia sezonowa w starym młynie. Dwadzieścia miejsc i jeden długi stół.',
    ],
    en: ['Twelve tables by the harbour.'],
    de: ['Regionale Küche in einer Mühle von 1784, im Sommer unter den Linden.'],
    fr: ['Une table au bord des œillets, ouverte du jeudi au dimanche.'],
  },
}

const addresses: Record<Language, (house: number) => string> = {
  pl: (house) => `ul. Portowa ${house}\n80-839 Gdańsk`,
  en: (house) => `ul. Portowa ${house}\n80-839 Gdańsk`,
  de: (house) => `Am Mühlbach ${house}\n21335 Lüneburg`,
  fr: (house) => `${house}, quai du Port\n44490 Le Croisic`,
}

type Decision = 'published' | 'hidden' | undefined
interface Joining {
  kind: MemberKind
  application: Application
  language: Language
  decision: Decision
  /** Whether the program is to make their materials. */
  isToBeMade?: boolean
}

/** Chefs and restaurants join all the year; the last of them wait for the office. */
export async function letMembersJoin(year: Year, people: Person[]): Promise<void> {
  const all = [...people.map((person, place) => chef(person, place, year)), ...restaurants.map(restaurantAt(year))]
  const joining = all.toSorted((one, other) => one.begins.getTime() - other.begins.getTime())
  for (const { begins, ...one } of joining) await live(year, begins, (within) => joins(within, begins, one))
}

const decisionAt = (age: number, place: number): Decision =>
  age < 9 ? undefined : place % 5 === 3 ? 'hidden' : 'published'

function chef({ language, ...person }: Person, place: number, year: Year): Joining & { begins: Date } {
  const age = place === 0 ? 0.4 : place === 1 ? 1.3 : 20 + place * 27
  const { firstName, lastName, email, address, postalCode, city } = person
  const description = year.chance.one(said.chef[language])
  const application = { firstName, lastName, email, address: `${address}\n${postalCode} ${city}`, description }
  return {
    kind: 'chef',
    application,
    language,
    decision: decisionAt(age, place),
    isToBeMade: place === 2,
    begins: ago(year, days(age)),
  }
}

const restaurantAt =
  (year: Year) =>
  ([organizationName, language]: [string, Language], place: number): Joining & { begins: Date } => {
    const age = place === 0 ? 1.7 : 12 + place * 33
    const application = {
      organizationName,
      email: mailboxOf(organizationName),
      address: addresses[language](year.chance.whole(1, 80)),
      description: year.chance.one(said.restaurant[language]),
    }
    return { kind: 'restaurant', application, language, decision: decisionAt(age, place), begins: ago(year, days(age)) }
  }

async function* joins(year: Year, begins: Date, { kind, application, language, decision, isToBeMade }: Joining) {
  const { database, by, chance } = year
  const photo = chance.isSo(0.85) ? await (kind === 'chef' ? drawCook(chance) : drawHouse(chance)) : undefined
  const { id } = unwrap(await apply(database, { kind, application: { ...application, subject: '' }, photo, language }))
  if (!decision) return
  yield atWork(later(begins, days(1)), chance)
  // Nearly all got their materials by post: to make them takes the program seconds for each.
  const materials = decision === 'published' && !isToBeMade && { materialsSent: true }
  const changes = { published: decision === 'published', ...materials }
  unwrap(await changeMember(database, by, kind, id, changes))
  if (decision === 'hidden' || chance.isSo(0.4)) return
  yield atWork(later(begins, days(20)), chance)
  unwrap(await changeMember(database, by, kind, id, { bonusSent: true }))
}
