import { useRef, useState, type KeyboardEvent } from 'react'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { EmptyList } from '../../../panel-kit/lists/ListStates.tsx'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { api, sentenceOf } from '../../../panel-kit/panel-api.ts'
import { formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { Shelf } from '../warehouse.ts'

/** All products with what should be on the shelf, to be counted one after the other. */
export function ShelvesList({ shelves }: { shelves: Shelf[] }) {
  const list = useRef<HTMLUListElement>(null)
  if (shelves.length === 0) return <EmptyList title="Brak produktów">Dodaj pierwszy w zakładce Produkty.</EmptyList>
  const low = shelves.filter(({ isLow }) => isLow)
  const goOn = (from: HTMLInputElement) => {
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    fields[fields.indexOf(from) + 1]?.focus()
  }
  return (
    <div className="min-w-0">
      {low.length > 0 && (
        <p className="mb-4 border-l-2 border-clay bg-clay/6 px-4 py-2 text-sm">
          Kończy się:{' '}
          {low.map(({ name, stockQuantity }) => `${name} (${formatNumber(stockQuantity)}\u00A0szt.)`).join(', ')}
        </p>
      )}
      <p className="mb-3 max-w-2xl text-sm text-mid">
        Spis z&nbsp;natury: policz, co leży na półce – także to, co jest już sprzedane, a&nbsp;jeszcze nie wyszło. Wpisz
        liczbę i&nbsp;naciśnij Enter: zapisze się i&nbsp;przejdziesz do następnego produktu.
      </p>
      <ul ref={list} className="border-t border-line">
        {shelves.map((shelf) => (
          <ShelfRow key={shelf.productId} shelf={shelf} goOn={goOn} />
        ))}
      </ul>
    </div>
  )
}

function ShelfRow({ shelf, goOn }: { shelf: Shelf; goOn(from: HTMLInputElement): void }) {
  const { productId, name, isActive, stockQuantity, heldQuantity, isLow, lots } = shelf
  const onShelf = stockQuantity + heldQuantity
  const ofNoLot = onShelf - lots.reduce((sum, { left }) => sum + left, 0)
  return (
    <li aria-label={name} className="border-b border-line py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {!isActive && <PanelBadge>Ukryty</PanelBadge>}
        {isLow && <PanelBadge tone="bad">{stockQuantity === 0 ? 'Wyprzedany' : 'Niski stan'}</PanelBadge>}
        <PanelLink
          asked={{ tab: 'stock', show: 'movements', product: String(productId) }}
          aria-label={`Ruchy: ${name}`}
          className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline"
        >
          Ruchy
        </PanelLink>
      </div>
      <p className="mt-1 text-mid tabular-nums">
        Na półce {formatNumber(onShelf)}: do sprzedania {formatNumber(stockQuantity)}, w&nbsp;zamówieniach{' '}
        {formatNumber(heldQuantity)}
      </p>
      {lots.map((lot) => (
        <CountField
          key={lot.id}
          label={`Partia ${lot.number}${lot.bestBefore ? `, do ${formatDay(`${lot.bestBefore}T12:00Z`)}` : ''}`}
          {...{ productId, name, goOn, lotId: lot.id, expected: lot.left }}
        />
      ))}
      <CountField
        label={lots.length > 0 ? 'Bez partii' : ''}
        {...{ productId, name, goOn, lotId: null, expected: ofNoLot }}
      />
    </li>
  )
}

interface CountProps {
  productId: number
  name: string
  label: string
  lotId: number | null
  expected: number
  goOn(from: HTMLInputElement): void
}

/** How much was counted. Enter saves it and goes on to the next; Escape gives it up. */
function CountField({ productId, name, label, lotId, expected, goOn }: CountProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<{ text: string; isWrong?: boolean }>()
  const { act, isPending } = useAction({
    call: async (counted: number) => {
      try {
        await readResponse(api.admin.stock.counts.$post({ json: { productId, lotId, counted, expected } }))
      } catch (error) {
        setSaid({ text: sentenceOf(error), isWrong: true })
        throw error
      }
    },
    onDone: (_, counted) => {
      setTyped('')
      setSaid({ text: counted === expected ? 'Zgadza się' : `Zapisano ${signed(counted - expected)} szt.` })
    },
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setTyped('')
      setSaid(undefined)
    }
    if (event.key !== 'Enter' || isPending) return
    event.preventDefault()
    const counted = typed.trim()
    if (counted !== '' && !/^\d{1,7}$/.test(counted))
      return setSaid({ text: 'Wpisz liczbę sztuk, na przykład 12', isWrong: true })
    if (counted !== '') act(Number(counted))
    goOn(event.currentTarget)
  }
  const difference = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) - expected : undefined
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {label && (
        <span className="min-w-72 text-mid tabular-nums max-sm:min-w-full">{`${label}: ${formatNumber(expected)}`}</span>
      )}
      <span className="w-28">
        <input
          aria-label={`Policzono: ${name}${label && `, ${label}`}`}
          aria-invalid={said?.isWrong || undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Policzono"
          enterKeyHint="next"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          className={`${panelBox} tabular-nums`}
        />
      </span>
      <output className={`min-w-0 flex-1 basis-40 ${said?.isWrong ? 'font-medium text-clay' : 'text-mid'}`}>
        {isPending
          ? 'Zapisywanie...'
          : difference !== undefined && !said?.isWrong
            ? `Różnica: ${signed(difference)} szt.`
            : said?.text}
      </output>
    </div>
  )
}

const signed = (pieces: number) => (pieces > 0 ? `+${formatNumber(pieces)}` : formatNumber(pieces))
