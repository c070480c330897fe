import { money, parseMoney, printMoney, readMoney, type Money } from '../kernel/money.ts'
import { parseWeight, type Grams } from '../kernel/weight.ts'

/** One product in a cart, in the form in which browsers keep it. */
export interface CartLine {
  id: number
  name: string
  /** A decimal, such as '24.90'. */
  price: string
  quantity: number
  /** '500g', '1kg', or a number of grams. */
  weight: string | number
  /** Stands while the shop doesn't sell it: it is shown, and counts nowhere. */
  isUnsold?: true
}

/** What is put into a cart. */
export type Sellable = Pick<CartLine, 'id' | 'name' | 'price'> & { weight: string | null }

/** Limits far above any real purchase. */
export const maxPieces = 999
export const maxLines = 100

/** Reads a stored cart and leaves out what isn't valid. */
export function readCart(stored: string | null): CartLine[] {
  const found = parsed(stored)
  if (!Array.isArray(found)) return []
  const lines = new Map<number, CartLine>()
  for (const entry of found) {
    const line = readLine(entry)
    if (!line) continue
    const known = lines.get(line.id)
    if (known) lines.set(line.id, { ...known, quantity: bounded(known.quantity + line.quantity) })
    else if (lines.size < maxLines) lines.set(line.id, line)
  }
  return [...lines.values()]
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '')
  } catch {
    return undefined
  }
}

function readLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, name, price, quantity, weight, isUnsold } = entry as Record<string, unknown>
  const [productId, pieces] = [wholeNumber(id), wholeNumber(quantity)]
  const amount = typeof price === 'string' || typeof price === 'number' ? parseMoney(price) : undefined
  const isLine =
    productId > 0 &&
    productId <= Number.MAX_SAFE_INTEGER &&
    pieces > 0 &&
    amount !== undefined &&
    amount >= 0 &&
    amount <= 100_000_000 &&
    isText(name)
  if (!isLine) return undefined
  return {
    id: productId,
    name: name.trim().slice(0, 200),
    price: printMoney(amount),
    quantity: bounded(pieces),
    weight: typeof weight === 'number' && Number.isFinite(weight) ? weight : isText(weight) ? weight.slice(0, 20) : '',
    ...(isUnsold === true && { isUnsold }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** 2, 2.7 or '2'; 0 for everything that isn't a number. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isFinite(number) ? Math.floor(number as number) : 0
}

const bounded = (quantity: number) => Math.min(quantity, maxPieces)

/** Adds one piece, or several. A line that exists takes over the name and price seen now. */
export function withMore(lines: CartLine[], { id, name, price, weight }: Sellable, pieces = 1): CartLine[] {
  const shown = { id, name, price, weight: weight ?? '' }
  return lines.some((line) => line.id === id)
    ? lines.map((line) => (line.id === id ? { ...shown, quantity: bounded(line.quantity + pieces) } : line))
    : [...lines, { ...shown, quantity: bounded(pieces) }]
}

/** A quantity below one removes the line. */
export function withQuantity(lines: CartLine[], id: number, quantity: number): CartLine[] {
  return quantity < 1
    ? lines.filter((line) => line.id !== id)
    : lines.map((line) => (line.id === id ? { ...line, quantity: bounded(quantity) } : line))
}

export function withPrice(lines: CartLine[], id: number, price: string): CartLine[] {
  return lines.map((line) => (line.id === id ? { ...line, price } : line))
}

/** Puts a removed line back in its place, unless the product is in the cart again. */
export function withLineAt(lines: CartLine[], line: CartLine, index: number): CartLine[] {
  return lines.some(({ id }) => id === line.id) ? lines : lines.toSpliced(index, 0, line)
}

/** Marks what isn't sold just now, and nothing else. */
export function withUnsold(lines: CartLine[], ids: number[]): CartLine[] {
  return lines.map((line) => {
    const marked = { ...line }
    if (ids.includes(line.id)) marked.isUnsold = true
    else delete marked.isUnsold
    return marked
  })
}

/** How many pieces can be bought, as far as is known. */
export function piecesIn(lines: CartLine[]): number {
  return lines.reduce((sum, { quantity, isUnsold }) => sum + (isUnsold ? 0 : quantity), 0)
}

export function lineTotal({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): Money {
  return money(readMoney(price) * quantity)
}

export function subtotalOf(lines: Pick<CartLine, 'price' | 'quantity'>[]): Money {
  return money(lines.reduce((sum, line) => sum + lineTotal(line), 0))
}

export function weightOf(lines: CartLine[]): Grams {
  return lines.reduce((sum, { weight, quantity }) => sum + parseWeight(weight) * quantity, 0)
}
