import { vesselFor } from './vessel.ts'
import { Box } from './vessels/Box.tsx'
import { HopperCrystal } from './vessels/HopperCrystal.tsx'
import { Jar } from './vessels/Jar.tsx'
import { Pouch } from './vessels/Pouch.tsx'
import { Sack } from './vessels/Sack.tsx'

const DRAWINGS = { jar: Jar, box: Box, pouch: Pouch, sack: Sack, crystal: HopperCrystal }

/** An engraving of what the salt is sold in. It fills its place, from a 32 px icon to the picture of a product. */
export function WeightIcon({ weight }: { weight: string | null }) {
  const Drawing = DRAWINGS[vesselFor(weight)]
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="size-full" fill="none" stroke="currentColor">
      <Drawing />
    </svg>
  )
}
