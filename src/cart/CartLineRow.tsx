import { uiTexts } from '../ui/texts.ts'
import { cartTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { maxPiecesInOrder } from '../catalog/largest-quantity.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { pricePerKilogram } from '../kernel/unit-price.ts'
import { printWeight, parseWeight } from '../kernel/weight.ts'
import { ReducedFrom } from '../catalog/prices/ReducedFrom.tsx'
import { Packshot } from '../catalog/packages/Packshot.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { lineTotal, maxPieces } from './cart.ts'
import { canBeBought, type ComparedLine } from './compared-line.ts'
import { LimitNote } from '../ui/LimitNote.tsx'
import { LineProblemNote } from './LineProblemNote.tsx'
import { QuantityField } from './QuantityField.tsx'

interface Props {
  line: ComparedLine
  /** Increases when the focus should move here. */
  focused: number
  onChange(quantity: number): void
  onRemove(): void
  onRepair(): void
}

export function CartLineRow({ line, focused, onChange, onRemove, onRepair }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const { shown } = line
  const weight = parseWeight(line.weight)
  const total = formatMoney(lineTotal({ price: line.currentPrice, quantity: line.quantity }), language)
  const totalLook = canBeBought(line) ? 'font-medium' : 'text-mid line-through'
  const currentPrice = readMoney(line.currentPrice)
  return (
    <li className="grid grid-cols-[min(5rem,22%)_minmax(0,1fr)] gap-x-5 border-b border-line py-6 sm:grid-cols-[min(7rem,20%)_minmax(0,1fr)_auto] sm:gap-x-8">
      <div className="row-span-2 aspect-square self-start overflow-hidden rounded border border-line bg-paper sm:row-span-3">
        <Packshot imageUrl={shown?.imageUrl} weight={weight > 0 ? printWeight(weight) : null} />
      </div>
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere sm:text-2xl">
          {shown ? (
            <Link to="/store/$slug" params={{ slug: shown.slug }} className="hover:text-violet">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-mid tabular-nums">
          {weight > 0 && <span>{formatWeight(weight, language)}</span>}
          <span>{texts.each(formatMoney(currentPrice, language))}</span>
          {weight > 0 && (
            <span>{texts.perKilogram(formatMoney(pricePerKilogram(currentPrice, weight), language))}</span>
          )}
        </p>
        <ReducedFrom promotion={shown?.promotion ?? null} className="mt-1" />
      </div>
      <p className={`hidden text-right text-lg tabular-nums sm:block ${totalLook}`}>{total}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <QuantityField
          product={line.name}
          quantity={line.quantity}
          max={line.most ?? maxPieces}
          focused={focused}
          onChange={onChange}
        />
        <button
          type="button"
          aria-label={texts.removeThis(line.name)}
          onClick={onRemove}
          className="min-h-12 px-2 text-sm text-mid underline underline-offset-4 hover:text-ink"
        >
          {texts.remove}
        </button>
        <span className={`ml-auto tabular-nums sm:hidden ${totalLook}`}>{total}</span>
      </div>
      <output className="col-span-full block sm:col-start-2">{isAtLimit(line) && <LimitReached line={line} />}</output>
      <LineProblemNote line={line} onRepair={onRepair} />
    </li>
  )
}

const isAtLimit = ({ quantity, most: max, problem }: ComparedLine) =>
  max !== undefined && quantity >= max && (problem === undefined || problem.startsWith('over_'))

/** Where there is too much already, its problem is said below. */
function LimitReached({ line: { most: max = 0, shown, problem } }: { line: ComparedLine }) {
  const { maxOfProduct, maxOfOrder } = useTexts(uiTexts).shop
  const ofProduct = shown?.maxPerOrder ?? max
  const sentence = max < ofProduct ? maxOfOrder(maxPiecesInOrder) : maxOfProduct(ofProduct)
  return <LimitNote sentence={problem ? undefined : sentence} className="mt-3" />
}
