import { requireConfirmation } from '../guards/asked-again.guard.server.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body, checked } from '../server/http/endpoint.ts'
import { orRefuse, refuse } from '../server/http/errors.ts'
import { changeSettings } from './change-settings.server.ts'
import { readKsefStanding } from './ksef-remarks.server.ts'
import { ksefStanding, ksefTestAnswer } from './ksef-standing.ts'
import { partNames, settingsOf, type PartName } from './parts.ts'
import { paymentStanding } from './payment-standing.ts'
import { readPaymentStanding } from './read-payment-standing.server.ts'
import { anyChanges, changesOf, shownPart } from './saved-settings.ts'
import { showSettings } from './show-settings.server.ts'
import { carrierTestAnswer } from './test-carrier.ts'
import { testCarrier } from './test-carrier.server.ts'
import { testKsef } from './test-ksef.server.ts'
import { mailStanding, mailTestAnswer, mailTestRequest } from './test-mail.ts'
import { readMailStanding, testMail } from './test-mail.server.ts'
import { warningsOf } from './warnings.server.ts'

/** What isn't a part belongs to nothing. */
function partNamed(name: string): PartName {
  const part = partNames.find((one) => one === name)
  if (!part) throw refuse('not_found')
  return part
}

/** Also where the secret itself stays: another address beside it is where letters, money or backups go. */
const holdsSecret = (part: PartName) => Object.values(settingsOf(part)).some(({ isSecret }) => isSecret)

export const settingsApi = endpoints()
  .get(
    '/admin/settings/:part',
    administrators('manage settings', 'Show a part of the settings', { 200: shownPart }),
    async (c) => c.json(await showSettings(c.var.database, c.var.config, partNamed(c.req.param('part')))),
  )

  .put(
    '/admin/settings/:part',
    administrators(
      'manage settings',
      'Change the named settings of a part; one is asked again where it holds a secret',
      {
        200: shownPart,
      },
    ),
    body(anyChanges),
    async (c) => {
      const { database, administrator, config, live } = c.var
      const part = partNamed(c.req.param('part'))
      const changes = checked(changesOf(part), c.req.valid('json'), c.var.language)
      if (holdsSecret(part)) await requireConfirmation(c)
      orRefuse(await changeSettings(database, administrator, part, changes, config))
      // The next call to this copy finds it; others hear of it.
      await live.reload()
      const warnings = await warningsOf(database, part, live.config())
      return c.json({ ...(await showSettings(database, config, part)), warnings })
    },
  )

  .get(
    '/admin/settings/mail/standing',
    administrators('manage settings', 'Where mail goes, and whether that was tried', { 200: mailStanding }),
    async (c) => c.json(await readMailStanding(c.var.database, c.var.config)),
  )

  .post(
    '/admin/settings/mail/test',
    administrators('manage settings', 'Send a test message at once', { 200: mailTestAnswer }),
    body(mailTestRequest),
    async (c) => {
      const { database, administrator, config } = c.var
      return c.json(await testMail(database, administrator, config, c.req.valid('json').recipient))
    },
  )

  .post(
    '/admin/settings/carrier/test',
    administrators('manage settings', 'Ask the carrier whether it knows us', { 200: carrierTestAnswer }),
    async (c) => c.json(await testCarrier(c.var.database, c.var.administrator, c.var.config)),
  )

  .get(
    '/admin/settings/ksef/standing',
    administrators('manage settings', 'What is known of the line to the national system of invoices', {
      200: ksefStanding,
    }),
    async (c) => c.json(await readKsefStanding(c.var.database, c.var.config)),
  )

  .post(
    '/admin/settings/ksef/test',
    administrators('manage settings', 'Sign in to the national system of invoices, and send nothing', {
      200: ksefTestAnswer,
    }),
    async (c) => c.json(await testKsef(c.var.database, c.var.administrator, c.var.config)),
  )

  .get(
    '/admin/settings/payments/standing',
    administrators('manage settings', 'How the shop takes money, and whether Stripe reaches it', {
      200: paymentStanding,
    }),
    async (c) => c.json(await readPaymentStanding(c.var.database, c.var.config, c.var.origin)),
  )
