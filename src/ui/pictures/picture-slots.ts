/** How a place shows a picture: its size in pixels where that is cut as wide as it is ever needed, and what else is cut. */
export interface SlotCrop {
  width: number
  height: number
  /** The narrower ones; a picture that isn't as wide is cut as wide as it is. */
  narrower: readonly number[]
  /** What is narrower than this would be blurred on any screen. */
  leastWidth: number
}

/** A picture on a screen, in pixels of that screen. */
interface OnScreen {
  screen: 'phone' | 'desktop'
  width: number
  height: number
  crop?: 'upright'
}

interface Slot {
  label: string
  /** What one has to know to choose a good one. */
  hint?: string
  /** The page that shows it. */
  page: { label: string; path: string }
  whole: SlotCrop
  /** Which part stays where a screen cuts off its sides: nought is the left, one the right. */
  focus?: number
  /** For screens that are higher than wide. */
  upright?: SlotCrop
  format: 'webp' | 'jpg' | 'png'
  /** How wide it also is on a ground of its own, with room around it. */
  tile?: number
  /** What it shows isn't told where its name stands beside it. */
  hasNoAlt?: true
  looks: readonly OnScreen[]
}

const home = { label: 'Strona główna', path: '/' }
const activities = { label: 'Działalność', path: '/activities' }
const everywhere = { label: 'Wszędzie', path: '/' }

const plate = {
  page: home,
  whole: { width: 1040, height: 1300, narrower: [400, 720], leastWidth: 400 },
  format: 'webp',
  looks: [
    { screen: 'phone', width: 350, height: 438 },
    { screen: 'desktop', width: 384, height: 480 },
  ],
} satisfies Partial<Slot>

const slots = {
  hero: {
    label: 'Zdjęcie otwierające',
    hint: 'Na nim stoi biały tytuł, po lewej stronie i u góry: najlepiej, gdy tam jest spokojnie i raczej ciemno.',
    page: home,
    whole: { width: 2560, height: 1440, narrower: [960, 1440, 1920], leastWidth: 1280 },
    focus: 0.6,
    upright: { width: 1290, height: 2200, narrower: [430, 860], leastWidth: 430 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 390, height: 780, crop: 'upright' },
      { screen: 'desktop', width: 1440, height: 820 },
    ],
  },
  tide: { label: 'Krok 1: przypływ', ...plate },
  evaporation: { label: 'Krok 2: parowanie', ...plate },
  harvest: { label: 'Krok 3: zbiór', ...plate },
  coast: {
    label: 'Mapa wybrzeża',
    hint: 'Obok pytań. Na szerokich ekranach jest tak wysokie jak odpowiedzi, więc boki bywają przycięte.',
    page: home,
    whole: { width: 1400, height: 1500, narrower: [480, 960], leastWidth: 480 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 390, height: 418 },
      { screen: 'desktop', width: 720, height: 860 },
    ],
  },
  fleur: {
    label: 'Fleur de Sel',
    page: home,
    whole: { width: 1440, height: 1440, narrower: [480, 960], leastWidth: 700 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 350 },
      { screen: 'desktop', width: 704, height: 704 },
    ],
  },
  kitchen: {
    label: 'Sól w kuchni',
    hint: 'Obok zaproszenia dla restauracji: najlepiej ktoś, kto gotuje, doprawia albo podaje.',
    page: home,
    whole: { width: 1440, height: 960, narrower: [480, 960], leastWidth: 700 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 233 },
      { screen: 'desktop', width: 704, height: 469 },
    ],
  },
  activities: {
    label: 'Zdjęcie u góry',
    page: activities,
    whole: { width: 1920, height: 1200, narrower: [480, 800, 1280], leastWidth: 800 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 263 },
      { screen: 'desktop', width: 800, height: 500 },
    ],
  },
  table: {
    label: 'Nakryty stół',
    page: activities,
    whole: { width: 1350, height: 972, narrower: [480, 900], leastWidth: 576 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 252 },
      { screen: 'desktop', width: 576, height: 415 },
    ],
  },
  community: {
    label: 'Szeroki obraz pod licznikami',
    page: { label: 'Współpraca', path: '/cooperation' },
    whole: { width: 2430, height: 810, narrower: [720, 1215], leastWidth: 1000 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 117 },
      { screen: 'desktop', width: 1216, height: 405 },
    ],
  },
  packages: {
    label: 'Wszystkie opakowania',
    page: { label: 'Sklep', path: '/store' },
    whole: { width: 1800, height: 1200, narrower: [640, 1200], leastWidth: 800 },
    format: 'webp',
    looks: [
      { screen: 'phone', width: 350, height: 233 },
      { screen: 'desktop', width: 800, height: 533 },
    ],
  },
  offer: {
    label: 'Zdjęcie w kampanii',
    page: { label: 'Poczta', path: '/admin?tab=marketing' },
    whole: { width: 1200, height: 540, narrower: [], leastWidth: 600 },
    format: 'jpg',
    looks: [
      { screen: 'phone', width: 350, height: 158 },
      { screen: 'desktop', width: 600, height: 270 },
    ],
  },
  share: {
    label: 'Obraz udostępnianej strony',
    hint: 'Widać go w komunikatorach i sieciach społecznościowych, gdy ktoś prześle adres strony. Produkty pokazują swoje zdjęcia.',
    page: everywhere,
    whole: { width: 1200, height: 630, narrower: [], leastWidth: 600 },
    format: 'jpg',
    looks: [
      { screen: 'phone', width: 300, height: 158 },
      { screen: 'desktop', width: 500, height: 263 },
    ],
  },
  logo: {
    label: 'Znak (logo)',
    hint: 'Kwadratowy znak bez napisu: obok niego stoi nazwa. Widać go też w karcie przeglądarki i na ekranie telefonu. Najlepszy jest PNG z przezroczystym tłem.',
    page: everywhere,
    whole: { width: 512, height: 512, narrower: [48, 96, 192], leastWidth: 192 },
    format: 'png',
    tile: 512,
    hasNoAlt: true,
    looks: [
      { screen: 'phone', width: 36, height: 36 },
      { screen: 'desktop', width: 44, height: 44 },
    ],
  },
} satisfies Record<string, Slot>

export type SlotName = keyof typeof slots

/** Every place whose picture an owner can put another in, in the order of the pages. */
export const pictureSlots: Readonly<Record<SlotName, Slot>> = slots
export const slotNames = Object.keys(slots) as [SlotName, ...SlotName[]]

export const cropNames = ['whole', 'upright'] as const
export type CropName = (typeof cropNames)[number]

/** The least picture from which all that a place needs can be cut. */
export function leastSizeOf(name: SlotName): { width: number; height: number } {
  const crops = cropNames.flatMap((crop) => pictureSlots[name][crop] ?? [])
  return {
    width: Math.max(...crops.map(({ leastWidth }) => leastWidth)),
    height: Math.max(...crops.map((crop) => cropHeight(crop, crop.leastWidth))),
  }
}

/** How high what is cut this wide is. */
export const cropHeight = ({ width, height }: SlotCrop, wide: number) => Math.round((wide * height) / width)
