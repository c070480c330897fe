import { countryIn } from '../kernel/countries.ts'
import { localeOf } from '../kernel/language.ts'
import { mailServerProblem } from '../mail/send-test-mail.server.ts'
import { stripeKeyProblem, type KeyProblem } from '../sales/payments/stripe/stripe-account.server.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { unencryptedConnections } from '../server/unencrypted.ts'
import { readCarrierAccount } from '../shipping/carrier/carrier-account.server.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import { carrierRemedies } from './test-carrier.server.ts'
import { mailRemedies } from './mail-remedies.server.ts'
import type { PartName } from './parts.ts'
import { openPart, readStoredParts } from './read-settings.server.ts'

/** What was noticed of a part just after it was saved: it holds nevertheless. Others are asked here, so call it outside of a transaction. */
export async function warningsOf(database: Database, part: PartName, config: Config): Promise<string[]> {
  const asked = await ask[part]?.(config, database)
  return asked ?? []
}

const ask: Partial<Record<PartName, (config: Config, database: Database) => Promise<string[]>>> = {
  async mail(config) {
    const problem = await mailServerProblem(config)
    const isReadable = unencryptedConnections(config).some(({ to }) => to === 'mail')
    return [...(problem ? [`Zapisano, ale: ${mailRemedies[problem]}`] : []), ...(isReadable ? [readableLetters] : [])]
  },

  async payments({ stripe }, database) {
    const stored = await readStoredParts(database)
    const isOffered = openPart('payments', stored.payments).transfer !== 'nobody'
    const lacksAccount = isOffered && openPart('seller', stored.seller).bankAccount === ''
    const problem = stripe && (await stripeKeyProblem(stripe))
    return [
      ...(problem ? [keyWords[problem]] : []),
      ...(stripe && stripe.webhookSecret === undefined ? [withoutWebhook] : []),
      ...(lacksAccount ? [withoutAccount] : []),
    ]
  },

  async carrier(config) {
    const found = await readCarrierAccount(config)
    return found && 'problem' in found ? [`Zapisano, ale: ${carrierRemedies[found.problem]}`] : []
  },

  async delivery(_, database) {
    const { isLimited, countries } = openPart('delivery', (await readStoredParts(database)).delivery)
    if (!isLimited) return []
    const rates = await readActiveRates(database)
    const hasRate = new Set(rates.flatMap((rate) => rate.countries))
    const without = countries.filter((country) => !hasRate.has(country))
    const names = without.map((country) => countryIn(localeOf.pl, country)).join(', ')
    return names ? [`Nie ma stawki wysyłki, więc nikt tam nie zamówi: ${names}. Dodaj ją w zakładce „Wysyłka”.`] : []
  },
}

const readableLetters =
  'Listy mogą iść do tego serwera bez szyfrowania, a są w nich linki do zamówień i nowych haseł. Wybierz TLS albo podaj użytkownika: wtedy sklep szyfrowania wymaga.'

const keyWords: Record<KeyProblem, string> = {
  refused: 'Zapisano, ale Stripe nie przyjmuje tego klucza. Nikt teraz nie zapłaci: skopiuj go ze Stripe jeszcze raz.',
  forbidden:
    'Zapisano, ale temu kluczowi Stripe nie pozwala na płatności. Klucz rk_ musi móc zapisywać „Checkout Sessions”, „Refunds” i „Coupons”.',
  unreachable:
    'Zapisano, ale Stripe nie odpowiada, więc nie wiadomo, czy przyjmuje ten klucz. Zapisz jeszcze raz za chwilę.',
}

const withoutAccount =
  'Zapisano, ale nikt nie może jeszcze zapłacić przelewem: brakuje numeru rachunku. Wpisz go w części „Sprzedawca”, w polu „Rachunek bankowy”.'

const withoutWebhook =
  'Bez sekretu webhooka sklep dowiaduje się o zapłacie z opóźnieniem do minuty. Adres webhooka jest pod formularzem.'
