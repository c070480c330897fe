import type { Field } from './form-body.ts'
import type { Happenings } from './happenings.ts'
import type { Session } from './ledger.ts'
import { couponObject, sessionObject } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

/** Does what a call asks for, and gives the object that it is answered with. */
export function perform(
  account: Happenings,
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
  const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
  if (method === 'POST' && path === '/v1/coupons') return couponObject(ledger.createCoupon(sent))
  if (method === 'POST' && path === '/v1/checkout/sessions') return told(ledger.createSession(sent))
  if (method === 'POST' && verb) return told(account.expire(id))
  if (method === 'GET' && id && !verb) return told(ledger.session(id), sent['expand'])
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`)
}
