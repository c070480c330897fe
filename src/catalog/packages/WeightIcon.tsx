import { vesselDrawing } from './vessel-drawing.ts'

/** An engraving of what the salt is sold in. It fills its place, from a 32 px icon to the picture of a product. */
export function WeightIcon({ weight }: { weight: string | null }) {
  return <img src={vesselDrawing(weight)} alt="" className="size-full" />
}
