import { anna } from './checkouts.ts'

/** What is bought, and by whom, unless said otherwise: two products as a new shop has them, paid for at once. */
const bought = {
  cart: [
    { id: 2, quantity: 2 },
    { id: 3, quantity: 1 },
  ],
  shippingAddress: anna,
}

export interface Placed {
  id: number
  orderNumber: string
  /** The provider's name of the session at which it is paid. */
  session: string
}

type AsAdmin = <Answer>(method: string, path: string, body?: Record<string, unknown>) => Promise<Answer>

/** Orders over HTTP as a customer's browser does. */
export async function placeOverHttp(origin: string, asAdmin: AsAdmin, said: object = {}): Promise<Placed> {
  const answer = await fetch(`${origin}/api/store/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...bought, ...said }),
  })
  if (answer.status !== 201) throw new Error(`nothing was ordered: ${answer.status} ${await answer.text()}`)
  const { url } = (await answer.json()) as { url: string }
  const session = new URL(url, origin).pathname.split('/').at(-1) as string
  const [order] = await asAdmin<{ id: number; orderNumber: string }[]>('GET', '/api/admin/orders?limit=1')
  if (!order) throw new Error('the order is not listed')
  return { id: order.id, orderNumber: order.orderNumber, session }
}

/** Presses a button of the demonstration, and comes to the next page, on which the shop learns of it. */
export async function decideOverHttp(origin: string, { session }: Placed, wish: 'pay' | 'decline'): Promise<void> {
  const answer = await fetch(`${origin}/checkout/demo/${session}`, {
    method: 'POST',
    body: new URLSearchParams({ do: wish }),
  })
  if (!answer.ok) throw new Error(`the demonstration answered ${answer.status}`)
}
