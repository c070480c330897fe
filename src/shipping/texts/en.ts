import type * as pl from './pl.ts'

export const pickup: typeof pl.pickup = {
  title: (carrier) => `Choose your ${carrier} pickup point`,
  close: 'Close',
  code: {
    label: 'Code of the point, such as KRA012',
    choose: 'Choose',
    problem: 'Type the code of a point: 3 to 20 letters, digits and hyphens.',
  },
  map: {
    label: 'Map of pickup points',
    coming: 'Loading the map…',
    missing: 'The map could not be loaded. Type the code of a point above: you will find it on the carrier’s website.',
    refused: 'We don’t recognise this point. Choose another one, or type its code above.',
  },
  sample: {
    notice: 'This is a demonstration: the points on this map are made up.',
    points: 'Sample points',
  },
}
