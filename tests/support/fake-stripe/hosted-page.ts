import type { ServerResponse } from 'node:http'
import type { CustomerActions } from './customer-actions.ts'
import type { Session } from './ledger.ts'

/** Where a person pays who develops the shop: what Stripe would show, and what can come of it. */
export function serveHostedPage(
  account: CustomerActions,
  path: string,
  sent: string | undefined,
  response: ServerResponse,
) {
  const show = (status: number, document: string) =>
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(document)
  const goTo = (address: string) => response.writeHead(303, { Location: address }).end()

  account.expireOld()
  const session = account.ledger.sessions.get(path.replace('/c/pay/', ''))
  if (!session) return show(404, 'There is no such session.')
  const { success_url, cancel_url } = session.asked
  const wish = session.status === 'open' ? new URLSearchParams(sent).get('do') : undefined
  if (wish === 'back' && cancel_url) return goTo(cancel_url)
  if (wish === 'decline') {
    account.decline(session.id)
    return show(200, page(session, 'The card was declined. Try another one.'))
  }
  if (wish !== 'pay' && wish !== 'pay-slowly') return show(200, page(session))
  if (wish === 'pay') account.pay(session.id)
  else account.payAsync(session.id)
  return goTo(success_url.replace('{CHECKOUT_SESSION_ID}', session.id))
}

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function page(session: Session, note = session.status === 'open' ? '' : `This session is ${session.status}.`): string {
  const { asked, currency } = session
  const row = (name: string, sum: number) =>
    `<tr><td>${safe(name)}<td>${(sum / 100).toFixed(2)} ${currency.toUpperCase()}`
  const rows = [
    ...asked.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) =>
      row(`${quantity} × ${product_data.name}`, quantity * unit_amount),
    ),
    ...(asked.shipping_options ?? []).map(({ shipping_rate_data: { display_name, fixed_amount } }) =>
      row(display_name, fixed_amount.amount),
    ),
    ...(session.coupon ? [row(session.coupon.name ?? 'Discount', -session.amount_discount)] : []),
    row('Total', session.amount_total),
  ]
  const buttons = session.status === 'open' ? ['pay', 'pay-slowly', 'decline', 'back'] : []
  return `<!doctype html><meta charset="utf-8"><title>Not Stripe</title>
<style>body{font:1rem/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}table{width:100%}td+td{text-align:right}</style>
<h1>Not Stripe</h1><p>A stand-in for development. No money moves.</p><p role="status">${safe(note)}</p>
<p>${safe(asked.client_reference_id ?? '')} ${safe(asked.customer_email ?? '')}</p><table>${rows.join('')}</table>
<form method="post">${buttons.map((name) => `<button name="do" value="${name}">${name}</button>`).join(' ')}</form>`
}
