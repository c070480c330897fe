import type { Outcome } from '../../kernel/outcome.ts'
import type { PaymentTarget } from './insert-payment.server.ts'
import { openSession, type PaymentContext } from './open-session.server.ts'
import type { checkoutChanged, paymentUnavailable } from './payment.ts'
import { startPayment, type ResumeProblem } from './start-payment.server.ts'

/** The address at which an unpaid order is paid at the prices it was made with: by its open session, or by a new one. */
export async function resumePayment(
  context: PaymentContext,
  orderId: number,
  target: PaymentTarget,
): Promise<Outcome<string, ResumeProblem | typeof paymentUnavailable | typeof checkoutChanged>> {
  const started = await startPayment(context.database, orderId, target)
  return started.ok ? openSession(context, started.value, target.origin) : started
}
