import { inOwnColours } from '../../ui/pictures/own-colours.ts'
import { vesselFor } from './vessel.ts'
import box from './box.svg'
import crystal from './crystal.svg'
import jar from './jar.svg'
import pouch from './pouch.svg'
import sack from './sack.svg'

// Pictures rather than components: nobody has to run five kilobytes of lines as a program.
const DRAWINGS = { jar, box, pouch, sack, crystal }

/** The address of the engraving of what salt of this weight is sold in. */
export const vesselDrawing = (weight: string | null) => inOwnColours(DRAWINGS[vesselFor(weight)])
