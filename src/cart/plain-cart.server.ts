import type { Context } from 'hono'
import type { Language } from '../kernel/language.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { clearPrivateCookie, readPrivateCookie, writePrivateCookie } from '../server/http/cookies.ts'
import type { Database } from '../server/database/database.ts'
import { maxLines, maxPieces, type CartLine } from './cart.ts'
import { checkCart } from './check-cart.server.ts'
import { compared, type ComparedLine } from './compared-line.ts'

/** The cart of a browser that runs no scripts: in a cookie, as products and pieces alone. */
export type PlainCart = Pick<CartLine, 'id' | 'quantity'>[]

const days = 30
/** The highest id that the database can hold. */
const highestId = 2_147_483_647

export function readPlainCart<Env extends AppEnv>(c: Context<Env>): PlainCart {
  const cart = new Map<number, number>()
  for (const written of (readPrivateCookie(c, 'plain-cart') ?? '').split('_').slice(0, maxLines)) {
    const [, id, quantity] = /^(\d{1,10})\.(\d{1,3})$/.exec(written) ?? []
    if (isProduct(Number(id)) && Number(quantity) > 0) cart.set(Number(id), Number(quantity))
  }
  return [...cart].map(([id, quantity]) => ({ id, quantity }))
}

export function writePlainCart<Env extends AppEnv>(c: Context<Env>, cart: PlainCart): void {
  if (cart.length === 0) clearPrivateCookie(c, 'plain-cart')
  else writePrivateCookie(c, 'plain-cart', cart.map(({ id, quantity }) => `${id}.${quantity}`).join('_'), days)
}

/** A quantity of none takes the product out. What is no number changes nothing. */
export function withPieces(cart: PlainCart, id: number, quantity: number): PlainCart {
  if (!isProduct(id) || !Number.isInteger(quantity)) return cart
  const pieces = Math.min(quantity, maxPieces)
  if (pieces < 1) return cart.filter((line) => line.id !== id)
  if (cart.some((line) => line.id === id)) return cart.map((line) => (line.id === id ? { id, quantity: pieces } : line))
  return cart.length < maxLines ? [...cart, { id, quantity: pieces }] : cart
}

const isProduct = (id: number) => Number.isInteger(id) && id > 0 && id <= highestId

/** The lines as the shop sells them now. What it doesn't sell any more is left out: nobody could say what it was. */
export async function comparePlainCart(
  database: Database,
  cart: PlainCart,
  language: Language,
): Promise<ComparedLine[]> {
  const asked = cart.map((line) => ({ ...line, price: '0.00' }))
  const checkedLines = asked.length > 0 ? await checkCart(database, { cart: asked }, language) : []
  return checkedLines.flatMap(({ product, ...found }, index) => {
    const { id, quantity } = cart[index] as PlainCart[number]
    if (!product) return []
    const { name, price, weight } = product
    return [compared({ id, name, price, quantity, weight: weight ?? '' }, [{ product, ...found }])]
  })
}
