import { FakeStripe } from '../tests/support/fake-stripe.ts'

const shop = process.argv[2] ?? 'http://127.0.0.1:3000'
const fake = await FakeStripe.open({ port: 12_111, latency: 200 })
fake.events.address = shop
// Nobody asks for a session that nobody pays: its end has to come by itself.
setInterval(() => fake.expireOld(), 10_000)
const { secretKey, webhookSecret, apiUrl } = fake.settings
process.stdout.write(`A stand-in for Stripe is open, for a shop at ${shop}. Start that with these settings:

STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} STRIPE_API_URL=${apiUrl}

It remembers nothing when it ends. Another address of the shop: npm run stripe:fake -- http://localhost:8080
`)
