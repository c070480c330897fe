import { FakeKsef } from '../fake-ksef.ts'
import { FakeShipx } from '../fake-shipx.ts'
import { FakeStripe } from '../fake-stripe.ts'
import { openSmtpServer, type FakeSmtpServer } from '../smtp-server.ts'

/** Whom the shop deals with. They remember all, whatever happens to the shop. */
export interface Outside {
  office: FakeSmtpServer
  stripe: FakeStripe
  shipx: FakeShipx
  ksef: FakeKsef
  /** For the program's environment. */
  variables: Record<string, string>
  close(): Promise<void>
}

export async function openOutside(): Promise<Outside> {
  const [office, stripe, shipx, ksef] = await Promise.all([
    openSmtpServer(),
    FakeStripe.open({ latency: 15 }),
    FakeShipx.open(),
    FakeKsef.open(),
  ])
  shipx.latency = 10
  office.slow(5)
  return {
    office,
    stripe,
    shipx,
    ksef,
    variables: {
      SMTP_URL: office.url,
      BULK_MAILS_PER_SECOND: '40',
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_URL: stripe.origin,
      KSEF_URL: ksef.url,
      ...shipx.variables,
    },
    async close() {
      stripe.close()
      shipx.close()
      ksef.close()
      await office.close()
    },
  }
}
