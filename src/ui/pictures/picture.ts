/** A picture as `npm run pictures` cut it: `{address}/{width}.avif` and `.webp`. */
export interface CutPicture {
  address: string
  /** The last is the widest. */
  widths: readonly number[]
  /** Of the widest. */
  height: number
  /** What stands in its place until it comes. */
  colour: string
}

/** The widths of a picture with their addresses, for browsers to choose from. */
export const srcSetOf = ({ address, widths }: CutPicture, format: 'avif' | 'webp') =>
  widths.map((width) => `${address}/${width}.${format} ${width}w`).join(', ')
