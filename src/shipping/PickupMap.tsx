import { useState } from 'react'
import { pickupTexts } from '../i18n/pickup.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { loadCarrierMap } from './carrier-map.ts'
import { pickupPoint, type PickupPoint } from './pickup-point.ts'
import { usePickupMap, type MapSource } from './usePickupMap.ts'

interface Props {
  /** The carrier's, for its map; without one the stand-in is shown. */
  token: string | null
  onPoint(point: PickupPoint): void
}

export function PickupMap({ token, onPoint }: Props) {
  const { language } = useVisit()
  const texts = usePageTexts(pickupTexts)
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
