import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { plural } from '../../i18n/plural.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { checkPayments } from '../payments/settle-payments.server.ts'
import { sendTestReminder } from './emails/send-test-reminder.server.ts'
import { remindUnpaid } from './reconciliation/remind-unpaid.server.ts'

/** The answer that the panel shows. */
const said = z.object({ message: z.string() })

/** Scheduled tasks about payments that the panel can run now. */
export const paymentTasksApi = endpoints()
  .post(
    '/admin/payment-reminders/test',
    administrators('manage orders', 'Send a reminder to the office, to see how it looks', { 200: said }),
    async (c) => {
      await sendTestReminder(c.var.database, c.var.administrator)
      return c.json({ message: answers.reminderTest(c.var.config.mail.office) })
    },
  )

  .post(
    '/admin/payment-reminders/check',
    administrators('manage orders', 'Remind the customers of unpaid orders, each once', { 200: said }),
    async (c) => c.json({ message: answers.reminded(await remindUnpaid(c.var.database, c.var.administrator)) }),
  )

  .post(
    '/admin/payment-status/check',
    administrators('manage orders', 'Ask the provider for all payments that are not settled', { 200: said }),
    async (c) => c.json({ message: answers.settled(await checkPayments(c.var, c.var.administrator)) }),
  )

const reminders = plural('pl', {
  one: 'Wysłano # przypomnienie.',
  few: 'Wysłano # przypomnienia.',
  many: 'Wysłano # przypomnień.',
  other: 'Wysłano # przypomnienia.',
})
const asked = plural('pl', {
  one: 'Sprawdzono # płatność',
  few: 'Sprawdzono # płatności',
  many: 'Sprawdzono # płatności',
  other: 'Sprawdzono # płatności',
})

const answers = {
  reminderTest: (office: string) => `Przypomnienie próbne trafi na adres ${office}.`,
  reminded: (count: number) => (count === 0 ? 'Nie ma komu przypominać.' : reminders(count)),
  settled: (counted: { asked: number; paid: number; unreachable: number }) =>
    counted.asked === 0
      ? 'Żadna płatność nie czeka na sprawdzenie.'
      : `${asked(counted.asked)}, opłacone: ${counted.paid}.${counted.unreachable > 0 ? ` Operator płatności nie odpowiada (${counted.unreachable}).` : ''}`,
}
