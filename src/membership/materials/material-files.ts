/** The pictures, by the names that they have in the pack, on the page and in the panel. */
export const graphicFiles = {
  'social-1080x1920.png': 'story',
  'social-1080x1080.png': 'square',
  'social-1200x630.png': 'wide',
} as const
export type GraphicFile = keyof typeof graphicFiles
export const certificateFile = 'certificate.pdf'
/** The certificate as a picture, for looking at it without a program for PDF. Not part of the pack. */
export const certificatePicture = 'certificate.webp'

export const graphicFileNames = Object.keys(graphicFiles) as GraphicFile[]

/** A square post, a story that fills a phone, and the preview of a link. */
export const graphicSizes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const
export type Graphic = keyof typeof graphicSizes
