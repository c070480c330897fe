export interface Cut {
  /** In pixels; the last is as wide as the master may be shown. */
  widths: number[]
  /** Of AVIF, of 100. */
  quality: number
  isGrey?: boolean
}

/** Each has its module, `src/ui/pictures/KIND.ts`. */
export const kinds = ['scenes', 'packages', 'product-views'] as const
export type Kind = (typeof kinds)[number]

const product: Cut = { widths: [320, 640, 900, 1200], quality: 54 }
const closer: Cut = { widths: [320, 640, 960], quality: 54 }
const plate: Cut = { widths: [400, 720, 1040], quality: 48, isGrey: true }

/** How each picture under `masters/` is cut for the site. Who shows one of a kind loads what is known of that kind. */
export const cuts: Record<Kind, Record<string, Cut>> = {
  scenes: {
    hero: { widths: [960, 1440, 1920, 2560], quality: 58, isGrey: true },
    'hero-tall': { widths: [430, 860, 1290], quality: 55, isGrey: true },
    tide: plate,
    evaporation: plate,
    harvest: plate,
    table: { widths: [480, 800, 1200, 1500], quality: 56 },
    fleur: { widths: [480, 960, 1440], quality: 55, isGrey: true },
  },
  packages: {
    jar: product,
    box: product,
    pouch: product,
    'sack-2kg': product,
    'sack-5kg': product,
    'sack-25kg': product,
    family: { widths: [640, 1200, 1800], quality: 60 },
  },
  // What a product's page shows besides its package.
  'product-views': {
    'jar-back': closer,
    'box-back': closer,
    'pouch-back': closer,
    'sack-2kg-back': closer,
    'sack-5kg-back': closer,
    'use-bread': closer,
    'crystals-fine': closer,
    'crystals-coarse': closer,
    'crystals-flakes': closer,
  },
}
