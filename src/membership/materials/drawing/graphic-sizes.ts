/** What is posted, by the shape of the place: a square post, a story that fills a phone, and the picture of a link. */
export const graphicSizes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const
export type Graphic = keyof typeof graphicSizes
