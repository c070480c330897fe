import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A map of pickup points is an element of the browser's, which says of itself when it can be talked to. */
export interface MapSource {
  element: string
  attributes: Record<string, string>
  load(): Promise<unknown>
}

type Opened = CustomEvent<{ api?: { addPointSelectedCallback?(tell: (point: unknown) => void): void } } | undefined>

const patience = 10_000

/** Shows a map in the element that the given reference is put on, and tells of each point that is chosen on it. */
export function usePickupMap(source: MapSource, onChosen: (point: unknown) => void) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')
  const tell = useEffectEvent(onChosen)
  const create = useEffectEvent(() => {
    const map = document.createElement(source.element)
    for (const [name, value] of Object.entries(source.attributes)) map.setAttribute(name, value)
    map.className = 'absolute inset-0 block'
    // Before it is put in: it says only once that it is there, and may do so at once.
    map.addEventListener('inpost.geowidget.init', (event) => {
      const { api } = (event as Opened).detail ?? {}
      if (!api?.addPointSelectedCallback) return
      api.addPointSelectedCallback((point) => tell(point))
      setState('there')
    })
    return map
  })
  const load = useEffectEvent(() => source.load())
  useEffect(() => {
    let map: HTMLElement | undefined
    let isClosed = false
    const giveUp = () => setState((known) => (known === 'there' ? known : 'missing'))
    const waiting = setTimeout(giveUp, patience)
    const show = async () => {
      await load()
      if (isClosed) return
      map = create()
      place.current?.append(map)
    }
    show().catch(giveUp)
    return () => {
      isClosed = true
      clearTimeout(waiting)
      map?.remove()
    }
  }, [])
  return { place, state }
}
