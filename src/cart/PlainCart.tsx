import { isTaxExempt } from '../catalog/tax-exemption.ts'
import { uiTexts } from '../ui/texts.ts'
import { cartTexts } from './texts.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { parseWeight } from '../kernel/weight.ts'
import { Packshot } from '../catalog/packages/Packshot.tsx'
import { ReducedFrom } from '../catalog/prices/ReducedFrom.tsx'
import type { PlainPage } from '../schemas/plain-page.ts'
import { Button } from '../ui/Button.tsx'
import { box } from '../ui/forms/Field.tsx'
import { Carried } from '../ui/forms/PlainForm.tsx'
import { useAppContext, useTexts } from '../web/app-context.tsx'
import { lineTotal, maxPieces, piecesIn, subtotalOf, weightOf } from './cart.ts'
import { canBeBought, reducedTo, type ComparedLine } from './compared-line.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { noteOf } from './LineProblemNote.tsx'

interface Product {
  id: number
  name: string
  weight: string | null
  inStock: boolean
}

/** Puts a piece into the cart where no scripts run. */
export function PlainAddToCart({ product }: { product: Product }) {
  const { language } = useAppContext()
  const texts = useTexts(uiTexts).shop
  const weight = product.weight && formatWeight(parseWeight(product.weight), language)
  return (
    <form method="post" action={`/cart?lang=${language}`}>
      <Carried values={{ id: String(product.id) }} />
      <Button
        type="submit"
        name="do"
        value="add"
        disabled={!product.inStock}
        aria-label={texts.addThis(weight ? `${product.name}, ${weight}` : product.name)}
        className="disabled:cursor-default disabled:bg-line disabled:text-mid"
      >
        {texts.add}
      </Button>
    </form>
  )
}

/** The cart where no scripts run: each line is a form. */
export function PlainCart({ page }: { page: PlainPage }) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const lines = (page.told as ComparedLine[] | undefined) ?? []
  if (lines.length === 0) return <EmptyCart />
  const counted = lines.filter(canBeBought)
  const total = formatMoney(subtotalOf(counted), language)
  const weight = weightOf(counted)
  return (
    <>
      <p className="mt-4 text-mid">{texts.count(piecesIn(lines))}</p>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-14 sm:mt-14 lg:grid-cols-[minmax(0,1fr)_min(22rem,37%)]">
        <ul aria-label={texts.lines} className="border-t border-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        <section aria-labelledby="plain-summary" className="lg:sticky lg:top-28">
          <h2 id="plain-summary" className="text-2xl">
            {texts.summary}
          </h2>
          <dl className="mt-5 grid grid-cols-[1fr_auto] border-t border-line wrap-anywhere tabular-nums *:border-b *:border-line *:py-3">
            {weight > 0 && (
              <>
                <dt className="text-mid">{texts.weight}</dt>
                <dd className="text-right whitespace-nowrap">{formatWeight(weight, language)}</dd>
              </>
            )}
            <dt className="text-lg font-medium">{texts.total}</dt>
            <dd className="text-right text-lg font-medium whitespace-nowrap">{total}</dd>
          </dl>
          <p className="mt-4 text-sm text-mid">
            {isTaxExempt.now() ? texts.delivery : `${texts.withTax} ${texts.delivery}`}
          </p>
          <div className="mt-6 grid gap-3">
            {lines.some(({ problem }) => problem) ? (
              <p className="font-medium text-clay">{texts.repairFirst}</p>
            ) : (
              <Button asChild>
                <a href={`/checkout?lang=${language}`}>{texts.checkout}</a>
              </Button>
            )}
            <Button asChild look="outline">
              <a href={`/store?lang=${language}`}>{texts.continueShopping}</a>
            </Button>
          </div>
        </section>
      </div>
    </>
  )
}

function Line({ line }: { line: ComparedLine }) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const shop = useTexts(uiTexts).shop
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const note = line.problem && noteOf(line, texts, shop, price)
  const weight = parseWeight(line.weight)
  return (
    <li className="grid grid-cols-[min(5rem,22%)_minmax(0,1fr)] gap-x-5 border-b border-line py-6 sm:grid-cols-[min(7rem,20%)_minmax(0,1fr)] sm:gap-x-8">
      <div className="aspect-square self-start overflow-hidden rounded border border-line bg-paper">
        <Packshot imageUrl={line.shown?.imageUrl} weight={line.shown?.weight ?? null} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 className="min-w-0 text-xl wrap-anywhere sm:text-2xl">
            <a href={`/store/${line.shown?.slug}?lang=${language}`} className="hover:text-violet">
              {line.name}
            </a>
          </h2>
          <p className={`text-lg tabular-nums ${canBeBought(line) ? 'font-medium' : 'text-mid line-through'}`}>
            {formatMoney(lineTotal(line), language)}
          </p>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-mid tabular-nums">
          {weight > 0 && <span>{formatWeight(weight, language)}</span>}
          <span>{texts.each(price(line.price))}</span>
        </p>
        <ReducedFrom promotion={line.shown?.promotion ?? null} className="mt-1" />
        <form
          method="post"
          action={`/cart?lang=${language}`}
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3"
        >
          <Carried values={{ id: String(line.id) }} />
          <input
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(maxPieces).length}
            aria-label={shop.quantity(line.name)}
            defaultValue={line.quantity}
            className={`${box} w-20! text-center tabular-nums`}
          />
          <Button type="submit" look="outline" name="do" value="change">
            {texts.change}
            <span className="sr-only">: {line.name}</span>
          </Button>
          <button
            type="submit"
            name="do"
            value="remove"
            aria-label={texts.removeThis(line.name)}
            className="min-h-12 px-2 text-sm text-mid underline underline-offset-4 hover:text-ink"
          >
            {texts.remove}
          </button>
        </form>
        {note && (
          <form
            method="post"
            action={`/cart?lang=${language}`}
            className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-clay pl-4"
          >
            <p className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere text-clay">{note.sentence}</p>
            <Carried values={{ id: String(line.id), quantity: String(canBeBought(line) ? reducedTo(line) : 0) }} />
            <Button type="submit" look="outline" name="do" value="change">
              {note.repair}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}
