import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { AdminProduct } from '../product.ts'
import { allProducts } from './catalog.query.ts'

/** Moves that follow one another are saved together. */
const pause = 400

interface Moved {
  /** The order before it. */
  before: number[]
  said: string
}

/** The products in the order that was chosen here. It is shown at once, saved by itself, and can be taken back. */
export function useProductOrder(products: AdminProduct[]) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<number[]>()
  const [moved, setMoved] = useState<Moved>()
  const unsent = useRef<number[]>(undefined)

  const send = (ids: number[]) => {
    unsent.current = undefined
    const known = client.getQueryData(allProducts.queryKey) ?? products
    const order = ids.map((id) => ({ id, version: known.find((product) => product.id === id)?.version ?? 0 }))
    return readResponse(api.admin.products.order.$put({ json: { order } }))
  }
  const forget = (sent: number[]) => setWanted((now) => (now === sent ? undefined : now))
  const saving = useAction({
    call: async (ids: number[]) => {
      try {
        return await send(ids)
      } catch (error) {
        forget(ids)
        setMoved(undefined)
        throw error
      }
    },
    onDone: (answer, ids) => {
      client.setQueryData(allProducts.queryKey, answer)
      forget(ids)
    },
  })
  const { act, isPending } = saving
  useEffect(() => {
    if (!wanted || isPending) return undefined
    const waiting = setTimeout(() => act(wanted), pause)
    return () => clearTimeout(waiting)
  }, [wanted, isPending, act])

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  // Who goes elsewhere within the pause has moved it all the same.
  useEffect(() => () => void (unsent.current && latest.current(unsent.current).catch(() => {})), [])

  const want = (ids: number[]) => {
    unsent.current = ids
    setWanted(ids)
  }
  const shown = wanted ? wanted.flatMap((id) => products.find((product) => product.id === id) ?? []) : products
  return {
    shown,
    moved,
    move(from: number, to: number) {
      const ids = shown.map(({ id }) => id)
      const [id] = ids.slice(from, from + 1)
      if (id === undefined) return
      const others = ids.toSpliced(from, 1)
      const said = `„${shown[from]?.name}” jest teraz na miejscu ${to + 1} z\u00A0${ids.length}.`
      // Several moves in one go are taken back together.
      setMoved({ before: wanted && moved ? moved.before : ids, said })
      want(others.toSpliced(to, 0, id))
    },
    takeBack() {
      if (!moved) return
      want(moved.before)
      setMoved({ before: shown.map(({ id }) => id), said: 'Wróciła poprzednia kolejność.' })
    },
  }
}
