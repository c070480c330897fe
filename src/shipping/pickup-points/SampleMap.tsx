import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { inPicture, outlineOfPoland, riversOfPoland } from '../poland.ts'
import { samplePoints, type SamplePoint } from './sample-points.ts'

interface Props {
  label: string
  onChoose(point: SamplePoint): void
}

/** Points on a map and in a list: the map is for pointing, the list for everybody. */
function SampleMap({ label, onChoose }: Props) {
  const [looked, setLooked] = useState<string>()
  return (
    <div className="grid h-full overflow-y-auto bg-salt md:grid-cols-[minmax(0,1fr)_min(22rem,45%)] md:overflow-hidden">
      <svg aria-hidden="true" viewBox="-10 0 660 610" className="mx-auto h-56 w-full p-4 md:h-full">
        <path d={outlineOfPoland} strokeLinejoin="round" strokeWidth="2" className="fill-paper stroke-ink/70" />
        {riversOfPoland.map((river) => (
          <path key={river} d={river} fill="none" strokeLinejoin="round" strokeWidth="2.5" className="stroke-sea/70" />
        ))}
        {samplePoints.map((point) => {
          const { x, y } = inPicture(point.location.latitude, point.location.longitude)
          const isLooked = point.name === looked
          return (
            <g
              key={point.name}
              onClick={() => onChoose(point)}
              onPointerEnter={() => setLooked(point.name)}
              className="cursor-pointer"
            >
              <circle cx={x} cy={y} r="34" fill="transparent" />
              <path
                d={`M${x} ${y - 15}l15 15l-15 15l-15-15z`}
                strokeWidth="3"
                className={isLooked ? 'fill-violet stroke-violet' : 'fill-paper stroke-violet'}
              />
            </g>
          )
        })}
      </svg>
      <ul aria-label={label} className="border-line bg-paper md:overflow-y-auto md:border-l">
        {samplePoints.map((point) => (
          <li key={point.name} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(point)}
              onFocus={() => setLooked(point.name)}
              onPointerEnter={() => setLooked(point.name)}
              className={`block w-full px-5 py-3 text-left -outline-offset-2 ${point.name === looked ? 'bg-salt' : ''}`}
            >
              <span className="block font-medium">{point.name}</span>
              <span className="block text-sm text-mid">
                {point.address.line1}, {point.address.line2}, {point.opening_hours}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Stands in for the carrier's map: an element that is talked to in the same way. */
class SamplePickupMap extends HTMLElement {
  #root: Root | undefined
  readonly #tell: ((point: unknown) => void)[] = []

  connectedCallback() {
    const choose = (point: SamplePoint) => this.#tell.forEach((tell) => tell(point))
    this.#root = createRoot(this)
    this.#root.render(<SampleMap label={this.getAttribute('label') ?? ''} onChoose={choose} />)
    const api = { addPointSelectedCallback: (tell: (point: unknown) => void) => void this.#tell.push(tell) }
    this.dispatchEvent(new CustomEvent('inpost.geowidget.init', { detail: { api } }))
  }

  disconnectedCallback() {
    const root = this.#root
    // React may be at work on the page around it.
    queueMicrotask(() => root?.unmount())
  }
}

customElements.define('sample-pickup-map', SamplePickupMap)
