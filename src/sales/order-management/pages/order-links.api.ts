import { orderManagementServerTexts } from '../texts.server.ts'
import { anyone, body } from '../../../server/http/endpoint.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { callAsScripts, pageAgain, readTyped } from '../../../server/http/plain-form.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { countAttempt } from '../../../server/http/throttle.ts'
import { untouchedPage } from '../../../schemas/plain-page.ts'
import { orderLinkAsked, orderLinkRequest } from './order-link.ts'
import { sendOrderLink } from '../emails/send-order-link.server.ts'

/** For whose link has ended, or is lost. */
export const orderLinksApi = endpoints().post(
  '/store/order-links',
  anyone('Ask for a new link to an order. The answer is the same whether or not there is such an order', {
    202: orderLinkAsked,
  }),
  body(orderLinkRequest),
  async (c) => {
    const { subject: trapped, ...asked } = c.req.valid('json')
    await countAttempt(c.var.database, 'orderLinkRequests', c.var.address)
    if (!trapped) await enqueue(c.var.database, sendOrderLink, asked)
    return c.json({ message: orderManagementServerTexts[c.var.language].orderLinkAnswer }, 202)
  },
)

/** The same where no scripts run. */
export const orderLinkForms = endpoints()
  .get('/order', anyone('The page to ask for a new link to an order'), (c, next) => {
    if (c.req.query('sent') !== undefined) c.set('plain', { ...untouchedPage, told: 'sent' })
    return next()
  })
  .post('/order', anyone('Ask for a new link to an order'), async (c, next) => {
    const typed = await readTyped(c)
    const answer = await callAsScripts(c, '/api/store/order-links', { json: typed })
    if (answer.isDone) return c.redirect(`/order?lang=${c.var.language}&sent`, 303)
    c.set('plain', pageAgain(typed, answer))
    return next()
  })
