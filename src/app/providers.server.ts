import { openMailer, type Mailer } from '../mail/mailer.server.ts'
import { openPaymentProvider } from '../sales/payments/providers.server.ts'
import type { PaymentProvider } from '../sales/payments/payment.ts'
import type { Carrier } from '../shipping/carrier/carrier.ts'
import { openCarrier } from '../shipping/carrier/carriers.server.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import type { LiveState } from '../server/live.ts'

/** How long an email may take that is on its way when the mail server is changed. */
const lastEmailMilliseconds = 60_000

interface Providers {
  readonly config: Config
  readonly payments: PaymentProvider | undefined
  readonly carrier: Carrier | undefined
  readonly mailer: Mailer
  readonly bulkMailer: Mailer
  close(): void
}

/** Payment, carrier and mail as they are configured at the moment of asking: an owner may change them while the shop is open. */
export function openProviders(live: LiveState, database: Database): Providers {
  const opened = <Opened>(on: (config: Config) => unknown, open: () => Opened, leave?: (old: Opened) => void) => {
    let last: { config: Config; on: string; opened: Opened } | undefined
    return {
      now(): Opened {
        const config = live.config()
        // Each request asks; mostly nothing at all has been set since.
        if (last?.config === config) return last.opened
        const key = JSON.stringify(on(config))
        if (last && last.on !== key) leave?.(last.opened)
        last = { config, on: key, opened: last?.on === key ? last.opened : open() }
        return last.opened
      },
      last: () => last?.opened,
    }
  }
  const ofMail = ({ mail }: Config) => mail
  const leaveMailer = (old: Mailer) => void setTimeout(() => old.close(), lastEmailMilliseconds).unref()
  const payments = opened(
    (config) => [config.payments, config.stripe],
    () => openPaymentProvider(live.config(), database),
  )
  const carrier = opened(
    (config) => [config.carrier],
    () => openCarrier(live.config()),
  )
  const mailers = {
    letters: opened(ofMail, () => openMailer(live.config()), leaveMailer),
    bulk: opened(ofMail, () => openMailer(live.config(), 'bulk'), leaveMailer),
  }
  return {
    get config() {
      return live.config()
    },
    get payments() {
      return payments.now()
    },
    get carrier() {
      return carrier.now()
    },
    get mailer() {
      return mailers.letters.now()
    },
    get bulkMailer() {
      return mailers.bulk.now()
    },
    close: () => [mailers.letters, mailers.bulk].forEach((mailer) => mailer.last()?.close()),
  }
}

/** Asked anew wherever they are used, so that nobody goes on with what was configured before. */
export function withProviders<Services extends object>(providers: Providers, services: Services): Services & Providers {
  return Object.defineProperties({ ...services }, Object.getOwnPropertyDescriptors(providers)) as Services & Providers
}
