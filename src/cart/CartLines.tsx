import { cartTexts } from './texts.ts'
import { useState } from 'react'
import { formatMoney } from '../i18n/format.ts'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { lineTotal, maxPieces, withPrice, withQuantity, type CartLine } from './cart.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { canBeBought, reducedTo, type ComparedLine } from './compared-line.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { changeCart } from './useCart.ts'
import type { useRemoved } from './useRemoved.ts'

/** What is in the cart, and where what was taken out of it has been. */
export function CartLines({ lines, removed }: { lines: ComparedLine[]; removed: ReturnType<typeof useRemoved> }) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState({ id: 0, times: 0 })

  // The button that was pressed is gone.
  const focus = (id: number) => setFocused(({ times }) => ({ id, times: times + 1 }))
  const change = (line: ComparedLine, wanted: number) => {
    if (wanted < 1) return removed.remove(line.id)
    const quantity = Math.min(wanted, maxPieces)
    changeCart((current) => withQuantity(current, line.id, quantity))
    const total = formatMoney(lineTotal({ price: line.currentPrice, quantity }), language)
    setSaid(texts.changed(line.name, quantity, total))
  }
  const repair = (line: ComparedLine) => {
    if (line.problem === 'price_changed') changeCart((current) => withPrice(current, line.id, line.currentPrice))
    else change(line, canBeBought(line) ? reducedTo(line) : 0)
    focus(line.id)
  }
  const putBack = (line: CartLine) => {
    removed.putBack(line)
    focus(line.id)
  }

  return (
    <>
      <ul aria-label={texts.lines} className="border-t border-line empty:hidden">
        {removed
          .rows(lines)
          .map((row) =>
            'removed' in row ? (
              <RemovedRow
                key={`removed ${row.removed.id}`}
                name={row.removed.name}
                onPutBack={() => putBack(row.removed)}
              />
            ) : (
              <CartLineRow
                key={row.line.id}
                line={row.line}
                focused={row.line.id === focused.id ? focused.times : 0}
                onChange={(quantity) => change(row.line, quantity)}
                onRemove={() => removed.remove(row.line.id)}
                onRepair={() => repair(row.line)}
              />
            ),
          )}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  )
}
