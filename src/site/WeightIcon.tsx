import { vesselFor } from './vessel.ts'
import box from './vessels/box.svg'
import crystal from './vessels/crystal.svg'
import jar from './vessels/jar.svg'
import pouch from './vessels/pouch.svg'
import sack from './vessels/sack.svg'

// Pictures rather than components: nobody has to run five kilobytes of lines as a program.
const DRAWINGS = { jar, box, pouch, sack, crystal }

/** An engraving of what the salt is sold in. It fills its place, from a 32 px icon to the picture of a product. */
export function WeightIcon({ weight }: { weight: string | null }) {
  return <img src={DRAWINGS[vesselFor(weight)]} alt="" className="size-full" />
}
