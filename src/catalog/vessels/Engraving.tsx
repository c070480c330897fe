import { Sticker } from '../../site/Sticker.tsx'

/** The contour keeps its weight at every size; the hatching scales, so that it fades to a tone in a small icon. */
export function Contour({ d }: { d: string }) {
  return <path d={d} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
}

export function Hatching({ d }: { d: string }) {
  return <path d={d} strokeWidth=".32" strokeLinecap="round" />
}

export function Tint({ d }: { d: string }) {
  return <path d={d} stroke="none" fill="currentColor" fillOpacity=".05" />
}

export function Seal({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g stroke="none" transform={`translate(${x - radius} ${y - radius}) scale(${radius / 22})`}>
      <Sticker />
    </g>
  )
}
