import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { plural } from '../../../../i18n/plural.ts'
import { Pages } from '../../../../panel-kit/lists/Pages.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import type { FoundByCode, OrderToPack } from '../../packing/packing.ts'
import { ordersToPackPerPage } from './packing.query.ts'
import { ParcelRow, wayOf } from './ParcelRow.tsx'
import { useSendParcels } from './sent-parcels.ts'
import { TickedBar } from './TickedBar.tsx'
import { useOrderByCode } from './useOrderByCode.ts'
import { useLabels } from './useLabels.ts'
import { useTicked } from './useTicked.ts'

const formatCount = plural('pl', {
  one: '# zamówienie do spakowania',
  few: '# zamówienia do spakowania',
  many: '# zamówień do spakowania',
  other: '# zamówienia do spakowania',
})

/** The orders on the table: found by typing or scanning, ticked, sent one by one or together. */
export function PackingList({ orders, total }: { orders: OrderToPack[]; total: number }) {
  const client = useQueryClient()
  const [sought, setSought] = useState('')
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map())
  const numberOf = (order: OrderToPack) => numbers.get(order.id) ?? order.trackingNumber ?? ''
  const shown = useFound(orders, sought)
  const labels = useLabels(orders)
  const { ticked, isTicked, tick, tickAll, toggleAll } = useTicked(orders)
  const [leaving, setLeaving] = useState<OrderToPack[]>([])
  const { act, isPending } = useSendParcels()
  const send = (parcels: OrderToPack[]) => {
    setLeaving(parcels)
    focusAfter(parcels, shown)
    act(parcels.map((order) => ({ id: order.id, version: order.version, trackingNumber: numberOf(order) })))
  }

  const open = async ({ id, orderNumber, reason }: FoundByCode) => {
    setSought('')
    if (reason !== null)
      return showToast({
        title: `${orderNumber}: nie ma do spakowania`,
        text: `Zamówienie ${reason}.`,
        tone: 'failure',
      })
    // It may have been paid since the list was read.
    if (!orders.some((order) => order.id === id)) await client.invalidateQueries({ queryKey: ['packing'] })
    requestAnimationFrame(() => focusParcel(id))
  }
  const { find } = useOrderByCode((found) => void open(found))
  const ways = [...Map.groupBy(orders, wayOf)]
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <search className="w-full sm:w-72">
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (sought.trim()) find(sought)
            }}
          >
            <label htmlFor="packing-search" className="mb-1 block text-xs text-mid">
              Zeskanuj albo wpisz zamówienie, nazwisko, towar
            </label>
            <input
              id="packing-search"
              type="search"
              value={sought}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setSought(target.value)}
              className={panelBox}
            />
          </form>
        </search>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Zaznacz</legend>
          <PanelButton onClick={() => tickAll(shown)}>Zaznacz wszystkie ({shown.length})</PanelButton>
          {ways.length > 1 &&
            ways.map(([way, its]) => (
              <PanelButton
                key={way}
                aria-pressed={its.every(({ id }) => isTicked(id))}
                onClick={() => toggleAll(its)}
                className="aria-pressed:border-violet aria-pressed:bg-violet/8 aria-pressed:text-violet"
              >
                {way} ({its.length})
              </PanelButton>
            ))}
          <PanelButton look="quiet" disabled={ticked.length === 0} onClick={() => tickAll([])}>
            Odznacz
          </PanelButton>
          {labels.title !== null && (
            <PanelButton look="quiet" isPending={labels.print.isPending} onClick={() => labels.print.act('today')}>
              Dzisiejsze etykiety
            </PanelButton>
          )}
        </fieldset>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed on its boxes */}
      <ul className="border-t border-line" onKeyDown={stepByKeys}>
        {shown.map((order) => (
          <ParcelRow
            key={order.id}
            order={order}
            labels={labels}
            isTicked={isTicked(order.id)}
            onTick={(withShift) => tick(order.id, shown, withShift)}
            trackingNumber={numberOf(order)}
            onNumber={(typed) => setNumbers(new Map(numbers).set(order.id, typed))}
            isSending={isPending && leaving.some(({ id }) => id === order.id)}
            onSend={() => send([order])}
            onCode={find}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="py-8 text-mid">Żadne zamówienie na tej liście nie pasuje. Enter szuka we wszystkich.</p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-mid tabular-nums">{formatCount(total)}</p>
        <Pages label="Strony zamówień do spakowania" total={total} perPage={ordersToPackPerPage} />
      </div>
      <TickedBar ticked={ticked} labels={labels} isSending={isPending} onSend={() => send(ticked)} />
    </>
  )
}

/** What is found by its number, its customer or its goods, without regard to case and accents. */
function useFound(orders: OrderToPack[], sought: string): OrderToPack[] {
  const words = plain(useDeferredValue(sought)).split(/\s+/).filter(Boolean)
  if (words.length === 0) return orders
  return orders.filter((order) => {
    const text = plain(
      [order.orderNumber, order.customerName, ...order.items.map((item) => item.productName)].join(' '),
    )
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')

const parcel = (id: number) => document.querySelector(`[data-parcel="${id}"]`)

/** To the field of the parcel's number, or past it if that is known: the next scan or Enter goes there. */
function focusParcel(id: number): void {
  const row = parcel(id)
  const field = row?.querySelector<HTMLInputElement>('input:not([type=checkbox])')
  const target = field?.value ? row?.querySelector<HTMLElement>('button[type=submit]') : field
  row?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** A row that leaves takes the focus with it, so the next one that stays gets it. */
function focusAfter(leaving: OrderToPack[], shown: OrderToPack[]): void {
  const last = shown.findLastIndex((row) => leaving.includes(row))
  const next =
    shown.slice(last + 1).find((row) => !leaving.includes(row)) ?? shown.find((row) => !leaving.includes(row))
  const target = next ? parcel(next.id)?.querySelector<HTMLElement>('input[type=checkbox]') : undefined
  ;(target ?? document.getElementById('packing-search'))?.focus({ preventScroll: true })
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between the tick boxes. */
function stepByKeys(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=checkbox]')]
  event.preventDefault()
  boxes[boxes.indexOf(event.target) + step]?.focus()
}
