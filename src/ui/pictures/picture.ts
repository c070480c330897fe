interface Shown {
  /** The last is the widest. */
  widths: readonly number[]
  /** Of the widest. */
  height: number
  /** What stands in its place until it comes. */
  colour: string
}

/** A picture as `npm run pictures` cut it: `{address}/{width}.avif` and `.webp`. */
export interface CutPicture extends Shown {
  address: string
}

/** A picture of the owner's: each width lies at an address of its own, in one format. */
export interface OwnCut extends Shown {
  addresses: readonly string[]
}

export type ShownPicture = CutPicture | OwnCut

/** Whether it is there in a smaller form, too, for browsers that can show that. */
export const hasAvif = (picture: ShownPicture): picture is CutPicture => 'address' in picture

const addressAt = (picture: ShownPicture, place: number, format: 'avif' | 'webp') =>
  hasAvif(picture) ? `${picture.address}/${picture.widths[place]}.${format}` : (picture.addresses[place] ?? '')

/** Where it lies for browsers that don't choose: neither the smallest nor the largest. */
export const addressOf = (picture: ShownPicture) => addressAt(picture, picture.widths.length > 1 ? 1 : 0, 'webp')

/** The widths of a picture with their addresses, for browsers to choose from. */
export const srcSetOf = (picture: ShownPicture, format: 'avif' | 'webp') =>
  picture.widths.map((width, place) => `${addressAt(picture, place, format)} ${width}w`).join(', ')
