import type { Field } from './form-body.ts'
import type { CustomerActions } from './customer-actions.ts'
import type { Session } from './ledger.ts'
import { couponObject, refundList, refundObject, sessionObject } from './objects.ts'
import { checkParameters, refundParameters } from './parameters.ts'
import { StripeRefusal } from './refusal.ts'

/** Does what a call asks for, and gives the object that it is answered with. */
export function perform(
  account: CustomerActions,
  origin: string,
  { method, path, sent }: { method: string; path: string; sent: Record<string, Field> },
): object {
  const told = (session: Session, expand: Field = []) => {
    const paths = [expand].flat().map(String)
    const expands = (one: string) => paths.some((asked) => asked === one || asked.startsWith(`${one}.`))
    return sessionObject(session, `${origin}/c/pay/${session.id}`, expands)
  }
  account.expireOld()
  const { ledger } = account
  if (method === 'GET' && path === '/v1/checkout/sessions') return listSessions(account, sent, told)
  const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
  if (method === 'POST' && path === '/v1/coupons') return couponObject(ledger.createCoupon(sent))
  if (method === 'POST' && path === '/v1/checkout/sessions') return told(ledger.createSession(sent))
  if (method === 'POST' && verb) return told(account.expire(id))
  if (method === 'GET' && id && !verb) return told(ledger.session(id), sent['expand'])
  if (method === 'POST' && path === '/v1/refunds') {
    const { payment_intent, amount, metadata } = checkParameters(refundParameters, sent)
    const session = ledger.sessionPaidBy(payment_intent)
    return refundObject(session, account.refund(session.id, amount, metadata))
  }
  if (method === 'GET' && path === '/v1/refunds') return listRefunds(account, sent)
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`)
}

/** The latest first, a page of them. */
function listSessions(
  { ledger }: CustomerActions,
  sent: Record<string, Field>,
  told: (session: Session) => object,
): object {
  const since = Number((sent['created'] as { gte?: string } | undefined)?.gte ?? 0)
  const all = [...ledger.sessions.values()].toReversed().filter(({ created }) => created >= since)
  const from = sent['starting_after'] ? all.findIndex(({ id }) => id === sent['starting_after']) + 1 : 0
  const limit = Number(sent['limit'] ?? 10)
  const data = all.slice(from, from + limit).map((session) => told(session))
  return { object: 'list', data, has_more: all.length > from + limit, url: '/v1/checkout/sessions' }
}

/** One page of them: what comes after the one that is named, as many as are asked for. */
function listRefunds({ ledger }: CustomerActions, sent: Record<string, Field>): object {
  const session = ledger.sessionPaidBy(String(sent['payment_intent']))
  const all = session.payment_intent?.latest_charge?.refunds ?? []
  const from = sent['starting_after'] ? all.findIndex(({ id }) => id === sent['starting_after']) + 1 : 0
  const limit = Number(sent['limit'] ?? 10)
  return refundList(session, all.slice(from, from + limit), all.length > from + limit)
}
