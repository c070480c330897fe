import { randomUUID } from 'node:crypto'
import { money } from '../../src/kernel/money.ts'
import type { PaymentRequest, RefundRequest } from '../../src/sales/payments/payment.ts'

/** What a shop asks of a provider for one order: 49.80 zł of salt, 15.99 zł for its way. */
export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: randomUUID(),
    orderId: 17,
    orderNumber: 'S-2026-000017',
    language: 'pl',
    email: 'anna@example.com',
    lines: [{ name: 'Fleur de sel & zioła, 100% [młyn]', quantity: 2, price: money(2_490) }],
    shipping: { name: 'InPost, automat paczkowy', cost: money(1_599) },
    discount: undefined,
    total: money(2 * 2_490 + 1_599),
    expiresAt: new Date(Date.now() + 3_600_000),
    origin: 'https://salt.example.com',
    cancelPath: '/checkout',
    ...changes,
  }
}

/** What a shop asks of a provider to give 0.79 zł back. */
export function refundRequest(changes: Partial<RefundRequest> = {}): RefundRequest {
  return {
    refundId: randomUUID(),
    paymentId: randomUUID(),
    sessionId: 'cs_test_1',
    providerPaymentId: 'pi_1',
    amount: money(79),
    ...changes,
  }
}
