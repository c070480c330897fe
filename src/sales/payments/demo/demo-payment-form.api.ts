import type { Context } from 'hono'
import { maxBytes, receive } from '../../../server/http/body-limit.ts'
import { anyone } from '../../../server/http/endpoint.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { demoChoices, type DemoChoice } from './demo-payment.ts'
import { readDemoSession, recordDemoOutcome } from './demo-sessions.server.ts'
import { settlePayment } from '../settle-payment.server.ts'

/**
 * What the buttons of the demonstration send. As with a real provider, the next page is the shop's own, and asks how the
 * session stands. What can't be done is told by the page itself, which asks, too.
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
    // What was held for the order is for others from now on, whether or not anybody looks at the next page.
    if (choice === 'decline') await settlePayment({ database, payments, log }, sessionId)
    return c.redirect(`/checkout/success?${new URLSearchParams({ session_id: sessionId, lang: language })}`, 303)
  },
)

async function choiceOf(c: Context<AppEnv>): Promise<DemoChoice | undefined> {
  const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
  return demoChoices.find((choice) => choice === sent['do'])
}
