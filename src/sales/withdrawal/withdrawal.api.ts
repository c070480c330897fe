import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { customers } from '../../customers/customers.guard.server.ts'
import type { Language } from '../../kernel/language.ts'
import { done } from '../../kernel/outcome.ts'
import type { PlainPage } from '../../schemas/plain-page.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { orderNotFound } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'
import { anyone, body, checked, pathId, query } from '../../server/http/endpoint.ts'
import { errorAnswer, orRefuse, Refusal } from '../../server/http/errors.ts'
import { idempotencyKeyOf } from '../../server/http/idempotency-key.ts'
import { paging } from '../../server/http/paging.ts'
import { callAsScripts, pageAgain, readTyped, type Typed } from '../../server/http/plain-form.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { assignWithdrawal } from './handling/assign-withdrawal.server.ts'
import { changeWithdrawal } from './handling/change-withdrawal.server.ts'
import { declareOwnWithdrawal, declareWithdrawal } from './declare-withdrawal.server.ts'
import { toOwnWithdrawalJson } from './to-withdrawal-json.server.ts'
import { meantGoods } from './handling/meant-goods.ts'
import { listWithdrawals } from './handling/list-withdrawals.server.ts'
import { summariseWithdrawals } from './handling/summarise-withdrawals.server.ts'
import {
  withdrawalAssignment,
  withdrawalChange,
  withdrawalFilter,
  withdrawalInList,
  withdrawalRecord,
  withdrawalSummary,
} from './handling/withdrawal-record.ts'
import {
  ownWithdrawalDraft,
  withdrawalDraft,
  withdrawalOutcome,
  withdrawalReceived,
  type OwnWithdrawalDraft,
  type PlainStep,
  type WithdrawalReceived,
} from './withdrawal.ts'

export const withdrawalApi = endpoints()
  .post(
    '/withdrawals',
    anyone(
      'Withdraw from a contract, without an account. The answer is the same whether or not there is such an order',
      {
        201: withdrawalReceived,
      },
    ),
    body(withdrawalDraft),
    async (c) => {
      const { subject: trapped, language = c.var.language, ...declared } = c.req.valid('json')
      const said = { language, key: idempotencyKeyOf(c), isCaught: Boolean(trapped) }
      await countAttempt(c.var.database, 'withdrawals', c.var.address)
      const { createdAt } = await declareWithdrawal(c.var.database, declared, said)
      return c.json({ declaredAt: createdAt.toISOString(), email: declared.email }, 201)
    },
  )

  .post(
    '/store/order-links/:token/withdrawals',
    anyone('Withdraw from the contract to which a link from a letter leads', { 201: withdrawalOutcome }),
    body(ownWithdrawalDraft),
    async (c) => {
      const id = orRefuse(await findOrderByLink(c.var.database, c.req.param('token')))
      return c.json(await declareOwn(c, id, c.req.valid('json')), 201)
    },
  )

  .post(
    '/store/orders/:id/withdrawals',
    customers('Withdraw from the contract of an own order', { 201: withdrawalOutcome }),
    pathId(),
    body(ownWithdrawalDraft),
    async (c) => {
      const [own] = await c.var.database
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, c.req.valid('param').id), eq(orders.customerId, c.var.customer.id)))
      return c.json(await declareOwn(c, orRefuse(own ? done(own.id) : orderNotFound), c.req.valid('json')), 201)
    },
  )

  .get(
    '/admin/withdrawals',
    administrators('manage orders', 'What was declared, those that wait or the others', {
      200: z.array(withdrawalInList),
    }),
    query(z.object({ ...paging, ...withdrawalFilter })),
    async (c) => {
      const { list, total } = await listWithdrawals(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/withdrawals/summary',
    administrators('manage orders', 'How many declarations wait, and what is due first', { 200: withdrawalSummary }),
    async (c) => c.json(await summariseWithdrawals(c.var.database)),
  )

  .put(
    '/admin/withdrawals/:id',
    administrators('manage orders', 'Note what was done about a declaration', { 200: withdrawalRecord }),
    pathId(),
    body(withdrawalChange),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(
        orRefuse(await changeWithdrawal(database, administrator, c.req.valid('param').id, c.req.valid('json'))),
      )
    },
  )

  .put(
    '/admin/withdrawals/:id/order',
    administrators('manage orders', 'Say which order a declaration is about', { 200: withdrawalRecord }),
    pathId(),
    body(withdrawalAssignment),
    async (c) => {
      const { database, administrator } = c.var
      const { orderNumber } = c.req.valid('json')
      return c.json(orRefuse(await assignWithdrawal(database, administrator, c.req.valid('param').id, orderNumber)))
    },
  )

async function declareOwn<Env extends AppEnv>(c: Context<Env>, orderId: number, draft: OwnWithdrawalDraft) {
  const { language = c.var.language } = draft
  await countAttempt(c.var.database, 'withdrawals', c.var.address)
  const row = await declareOwnWithdrawal(c.var.database, orderId, draft, { language, key: idempotencyKeyOf(c) })
  return { ...toOwnWithdrawalJson(row), email: row.email }
}

/** The two steps where no scripts run. What is declared stands in the form, so the answer to its button is the page itself. */
export const withdrawalForm = endpoints().post('/withdraw', anyone('Withdraw from a contract'), async (c, next) => {
  const { do: step, key, ...typed } = await readTyped(c)
  if (step === 'confirm') {
    const answer = await callAsScripts(c, '/api/withdrawals', { json: { ...typed, language: c.var.language }, key })
    const told: PlainStep = { step: 'declared', answer: answer.body as WithdrawalReceived }
    c.set('plain', answer.isDone ? { values: {}, problems: {}, told } : pageAgain(typed, answer))
  } else if (step === 'back') c.set('plain', { values: typed, problems: {} })
  else c.set('plain', reviewOf(typed, c.var.language))
  return next()
})

function reviewOf(typed: Typed, language: Language): PlainPage {
  try {
    const { name, orderNumber, email, goods, remark } = checked(withdrawalDraft, typed, language)
    const meant = { orderNumber: readOrderNumber(orderNumber) ?? orderNumber, goods: meantGoods(goods) }
    const told: PlainStep = { step: 'review', declared: { name, email, remark, ...meant }, key: randomUUID() }
    return { values: typed, problems: {}, told }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return pageAgain(typed, { isDone: false, ...errorAnswer(error, language) })
  }
}
