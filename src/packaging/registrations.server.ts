import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { countryCodes, type CountryCode } from '../kernel/countries.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import type { LivePart } from '../server/live.ts'
import { deliveryLimit } from '../shipping/delivery-limit.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import { packagingNumbers, type PackagingNumber } from './packaging-numbers.ts'
import { packagingRegistrations } from './packaging-registrations.table.ts'
import { countryUnknown, type Registration, type RegistrationAnswer } from './registration.ts'

/** Each country that is delivered to, or that something was said of, with what was said. */
export async function listRegistrations(database: Database): Promise<Registration[]> {
  const limit = deliveryLimit.now()
  const served = (await readActiveRates(database)).flatMap(({ countries }) => countries)
  const answers = await database.select().from(packagingRegistrations)
  const wanted = new Set([
    ...served.filter((one) => !limit || limit.includes(one)),
    ...answers.map((one) => one.country),
  ])
  return countryCodes
    .filter((country) => wanted.has(country))
    .map((country) => {
      const said = answers.find((one) => one.country === country)
      return said
        ? { ...said, confirmedAt: said.confirmedAt.toISOString() }
        : { country, answer: null, number: '', note: '', confirmedBy: null, confirmedAt: null }
    })
}

/** Keeps what an administrator says of a country. Null takes it back. */
export function answerRegistration(
  database: Database,
  by: Acting,
  country: string,
  answer: RegistrationAnswer | null,
): Promise<Outcome<void, typeof countryUnknown>> {
  return database.transaction(async (transaction) => {
    const code = countryCodes.find((one) => one === country)
    if (!code) return countryUnknown
    const isOf = eq(packagingRegistrations.country, code)
    const [before] = await transaction.select().from(packagingRegistrations).where(isOf).for('update')
    if (answer) {
      const values = { ...answer, number: answer.answer === 'registered' ? answer.number : '' }
      const said = { ...values, confirmedBy: by.username, confirmedAt: new Date() }
      await transaction
        .insert(packagingRegistrations)
        .values({ country: code, ...said })
        .onConflictDoUpdate({ target: packagingRegistrations.country, set: said })
    } else await transaction.delete(packagingRegistrations).where(isOf)
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'packaging',
      id: code,
      name: code,
      before: toldOf(before),
      after: toldOf(answer),
    })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}

const toldOf = (said: RegistrationAnswer | null | undefined) => ({
  answer: said?.answer ?? null,
  number: said?.number ?? '',
  note: said?.note ?? '',
})

/** Pages and invoices name the numbers. */
export const livePackagingNumbers: LivePart<readonly PackagingNumber[]> = {
  live: packagingNumbers,
  read: (database) =>
    database
      .select({ country: packagingRegistrations.country, number: packagingRegistrations.number })
      .from(packagingRegistrations)
      .where(eq(packagingRegistrations.answer, 'registered'))
      .orderBy(asc(packagingRegistrations.country)) as Promise<{ country: CountryCode; number: string }[]>,
}
