import { useSyncExternalStore } from 'react'
import { plural } from '../../../../i18n/plural.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { showToast } from '../../../../ui/toasts.ts'
import { readResponse } from '../../../../web/api.ts'
import { secondsToTakeBack, type EachOutcome, type Shipment } from '../../packing/packing.ts'

/** What was sent by one press, and can still be taken back by one. */
export interface Departure {
  key: number
  orders: EachOutcome['done']
}

interface Standing {
  departures: Departure[]
  /** What was refused, in sentences, until somebody has read them. */
  refused: EachOutcome['refused']
}

let standing: Standing = { departures: [], refused: [] }
let pressedSoFar = 0
const listeners = new Set<() => void>()

function set(next: Partial<Standing>): void {
  standing = { ...standing, ...next }
  for (const listener of listeners) listener()
}

const forget = (key: number) => set({ departures: standing.departures.filter((one) => one.key !== key) })
export const forgetRefused = () => set({ refused: [] })

/** What was sent a moment ago: every place that sends parcels shows it. */
export function useSentParcels(): Standing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => standing,
  )
}

/** Sends parcels at once, without a question: for some seconds it can be taken back. */
export function useSendParcels(onDone?: (answer: EachOutcome) => void) {
  return useAction({
    call: (orders: (Shipment & { id: number })[]) =>
      readResponse(api.admin.packing.departures.$post({ json: { orders } })),
    onDone: (answer) => {
      set({ refused: answer.refused })
      if (answer.done.length > 0) {
        pressedSoFar += 1
        const key = pressedSoFar
        set({ departures: [...standing.departures, { key, orders: answer.done }] })
        // A moment earlier than the letter goes, so that what can be pressed also works.
        setTimeout(forget, secondsToTakeBack * 1_000 - 500, key)
      }
      onDone?.(answer)
    },
  })
}

const formatBack = plural('pl', {
  one: 'Cofnięto: # zamówienie znów czeka na spakowanie',
  few: 'Cofnięto: # zamówienia znów czekają na spakowanie',
  many: 'Cofnięto: # zamówień znów czeka na spakowanie',
  other: 'Cofnięto: # zamówienia znów czekają na spakowanie',
})

export function useTakeBack() {
  return useAction({
    call: ({ orders }: Departure) =>
      readResponse(api.admin.packing.departures.back.$post({ json: { ids: orders.map(({ id }) => id) } })),
    onDone: ({ done, refused }, { key }) => {
      forget(key)
      set({ refused })
      if (done.length > 0) showToast({ text: formatBack(done.length) })
    },
  })
}
