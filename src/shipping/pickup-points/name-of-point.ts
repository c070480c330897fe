import type { PickupPoint } from './pickup-point.ts'

// Apart from what checks a point, which pages that show one don't need.
/** As people read it: by its name and by what stands on the locker. */
export const nameOfPoint = ({ name, code = name }: PickupPoint): string => (code === name ? name : `${name} (${code})`)
