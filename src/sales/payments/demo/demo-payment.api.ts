import type { Context } from 'hono'
import * as z from 'zod/mini'
import { anyone } from '../../../server/http/endpoint.ts'
import { refuse } from '../../../server/http/errors.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { printMoney } from '../../../kernel/money.ts'
import { readDemoSession, recordDemoOutcome } from './demo-sessions.server.ts'
import { maxBytes, receive } from '../../../server/http/body-limit.ts'
import { settlePayment } from '../settle-payment.server.ts'

/** What the page of the demonstration shows. */
const demoPayment = z.object({
  /** `unknown`: there is no such session. */
  state: z.enum(['open', 'paid', 'declined', 'expired', 'unknown']),
  amount: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
})
type DemoPayment = z.infer<typeof demoPayment>

/** What its buttons send, under the name `do`. */
const demoChoices = ['pay', 'decline', 'back'] as const
type DemoChoice = (typeof demoChoices)[number]

export const demoPaymentApi = endpoints().get(
  '/store/demo-payments/:session',
  anyone('What the page of the demonstration shows of a payment', { 200: demoPayment }),
  async (c) => {
    if (c.var.payments?.name !== 'demo') throw refuse('not_found')
    const found = await readDemoSession(c.var.database, c.req.param('session'))
    const told: DemoPayment = found
      ? { state: found.outcome ?? 'open', amount: printMoney(found.amount), orderNumber: found.orderNumber }
      : { state: 'unknown', amount: null, orderNumber: null }
    return c.json(told)
  },
)

/**
 * Takes what the buttons of the demonstration send and leads back to the shop, as a real provider does. If nothing can be
 * done, the page is shown again and says why.
 */
export const demoPaymentForm = endpoints().post(
  '/checkout/demo/:session',
  anyone('Pay, decline or go back, where payments are a demonstration'),
  async (c, next) => {
    const { database, payments, log, language } = c.var
    const sessionId = c.req.param('session')
    const choice = await choiceOf(c)
    const found = payments?.name === 'demo' && choice ? await readDemoSession(database, sessionId) : undefined
    if (!found) return next()
    if (choice === 'back') return c.redirect(found.cancelPath, 303)
    await recordDemoOutcome(database, sessionId, choice === 'pay' ? 'paid' : 'declined')
    // The reservation is released at once, even if nobody opens the next page.
    if (choice === 'decline') await settlePayment({ database, payments, log }, sessionId)
    return c.redirect(`/checkout/success?${new URLSearchParams({ session_id: sessionId, lang: language })}`, 303)
  },
)

async function choiceOf(c: Context<AppEnv>): Promise<DemoChoice | undefined> {
  const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
  return demoChoices.find((choice) => choice === sent['do'])
}
