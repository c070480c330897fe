import type { Outcome } from '../kernel/outcome.ts'
import { done } from '../kernel/outcome.ts'
import { openSession, type Counter } from './open-session.server.ts'
import type { checkoutChanged, paymentUnavailable } from './payment.ts'
import { startPayment, type ResumeProblem } from './start-payment.server.ts'

/** The address at which an unpaid order is paid at the prices it was made with: by its open session, or by a new one. */
export async function resumePayment(
  counter: Counter,
  orderId: number,
  { origin, cancelPath }: { origin: string; cancelPath: string },
): Promise<Outcome<string, ResumeProblem | typeof paymentUnavailable | typeof checkoutChanged>> {
  const { database, payments: provider } = counter
  const started = await startPayment(database, orderId, { provider: provider.name, cancelPath })
  if (!started.ok) return started
  return started.value.url === null ? openSession(counter, started.value, origin) : done(started.value.url)
}
