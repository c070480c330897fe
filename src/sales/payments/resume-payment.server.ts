import type { Outcome } from '../../kernel/outcome.ts'
import type { Till } from './insert-payment.server.ts'
import { openSession, type Counter } from './open-session.server.ts'
import type { checkoutChanged, paymentUnavailable } from './payment.ts'
import { startPayment, type ResumeProblem } from './start-payment.server.ts'

/** The address at which an unpaid order is paid at the prices it was made with: by its open session, or by a new one. */
export async function resumePayment(
  counter: Counter,
  orderId: number,
  till: Till,
): Promise<Outcome<string, ResumeProblem | typeof paymentUnavailable | typeof checkoutChanged>> {
  const started = await startPayment(counter.database, orderId, till)
  return started.ok ? openSession(counter, started.value, till.origin) : started
}
