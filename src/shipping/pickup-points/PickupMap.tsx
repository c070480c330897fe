import { shippingTexts } from '../texts.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { brand } from '../../brand.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { pickupPoint, type PickupPoint } from './pickup-point.ts'

interface Props {
  /** The carrier's, for its map; without one the stand-in is shown. */
  token: string | null
  onPoint(point: PickupPoint): void
}

export function PickupMap({ token, onPoint }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(shippingTexts).pickup
  const [isRefused, setRefused] = useState(false)
  const source: MapSource = token
    ? {
        element: 'inpost-geowidget',
        // Of our languages it knows two.
        attributes: { token, language: language === 'pl' ? 'pl' : 'en', config: 'parcelCollect' },
        load: loadCarrierMap,
      }
    : {
        element: 'sample-pickup-map',
        attributes: { label: texts.sample.points },
        load: () => import('./SampleMap.tsx'),
      }
  const { place, state } = usePickupMap(source, (given) => {
    const read = pickupPoint.safeParse(given)
    setRefused(!read.success)
    if (read.success) onPoint(read.data)
  })
  const sentence = isRefused ? texts.map.refused : state === 'missing' ? texts.map.missing : undefined
  return (
    <>
      {!token && <p className="border-l-2 border-violet pl-4 text-sm text-mid sm:text-base">{texts.sample.notice}</p>}
      <p role="alert" className="font-medium text-clay empty:hidden">
        {sentence}
      </p>
      <section
        aria-label={texts.map.label}
        aria-busy={state === 'coming'}
        className={`relative min-h-104 flex-1 border border-line bg-salt ${state === 'missing' ? 'hidden' : ''}`}
      >
        {state === 'coming' && <p className="animate-breathe p-5 text-mid">{texts.map.coming}</p>}
        <div ref={place} />
      </section>
    </>
  )
}

/** A map of pickup points is an element of the browser's, which says of itself when it can be talked to. */
interface MapSource {
  element: string
  attributes: Record<string, string>
  load(): Promise<unknown>
}

type Opened = CustomEvent<{ api?: { addPointSelectedCallback?(tell: (point: unknown) => void): void } } | undefined>

const timeout = 10_000

/** Shows a map in the element that the given reference is put on, and tells of each point that is chosen on it. */
function usePickupMap(source: MapSource, onChosen: (point: unknown) => void) {
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
    const waiting = setTimeout(giveUp, timeout)
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

const host = `https://geowidget.${brand.carrier.domain}`

let loading: Promise<void> | undefined

/** Brings the carrier's map to this page, once. What could not be had is fetched again when it is asked for again. */
function loadCarrierMap(): Promise<void> {
  loading ??= bring().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

function bring(): Promise<void> {
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${host}/inpost-geowidget.css`,
  })
  const script = Object.assign(document.createElement('script'), { src: `${host}/inpost-geowidget.js`, defer: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    script.remove()
    style.remove()
    reject(new Error('the carrier’s map could not be loaded'))
  })
  document.head.append(style, script)
  return promise
}
