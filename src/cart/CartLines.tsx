import { useState } from 'react'
import { cartTexts } from '../i18n/cart.ts'
import { formatMoney } from '../i18n/format.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { lineTotal, mostPieces, withPrice, withQuantity } from './cart.ts'
import { CartLineRow } from './CartLineRow.tsx'
import type { ComparedLine } from './compared-line.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { changeCart } from './useCart.ts'
import type { Removed, useRemoved } from './useRemoved.ts'

/** What is in the cart, and where what was taken out of it has been. */
export function CartLines({ lines, removed }: { lines: ComparedLine[]; removed: ReturnType<typeof useRemoved> }) {
  const { language } = useVisit()
  const texts = usePageTexts(cartTexts)
  const [said, setSaid] = useState('')
  const [cameBack, setCameBack] = useState<number>()

  const change = (line: ComparedLine, wanted: number) => {
    if (wanted < 1) return removed.remove(line.id)
    const quantity = Math.min(wanted, mostPieces)
    changeCart((current) => withQuantity(current, line.id, quantity))
    const total = formatMoney(lineTotal({ price: line.currentPrice, quantity }), language)
    setSaid(texts.changed(line.name, quantity, total))
  }
  const repair = (line: ComparedLine) => {
    if (line.problem === 'price_changed') changeCart((current) => withPrice(current, line.id, line.currentPrice))
    else change(line, line.problem === 'too_many' ? (line.available ?? 0) : 0)
  }
  const putBack = (gone: Removed) => {
    removed.putBack(gone)
    setCameBack(gone.line.id)
  }

  return (
    <>
      <ul aria-label={texts.lines} className="border-t border-line empty:hidden">
        {inTheirPlaces(lines, removed.shown).map((row) =>
          'index' in row ? (
            <RemovedRow key={`removed ${row.line.id}`} name={row.line.name} onPutBack={() => putBack(row)} />
          ) : (
            <CartLineRow
              key={row.id}
              line={row}
              takesFocus={row.id === cameBack}
              onChange={(quantity) => change(row, quantity)}
              onRemove={() => removed.remove(row.id)}
              onRepair={() => repair(row)}
            />
          ),
        )}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  )
}

function inTheirPlaces(lines: ComparedLine[], removed: Removed[]): (ComparedLine | Removed)[] {
  const rows: (ComparedLine | Removed)[] = [...lines]
  for (const gone of removed.toSorted((one, other) => one.index - other.index)) rows.splice(gone.index, 0, gone)
  return rows
}
