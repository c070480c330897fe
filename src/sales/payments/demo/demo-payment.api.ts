import { anyone } from '../../../server/http/endpoint.ts'
import { refuse } from '../../../server/http/errors.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { printMoney } from '../../../kernel/money.ts'
import { demoPayment, type DemoPayment } from './demo-payment.ts'
import { readDemoSession } from './demo-sessions.server.ts'

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
