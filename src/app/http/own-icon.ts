import { ownPictures } from '../../ui/pictures/own-pictures.ts'

/** How wide each of our icons is, at the addresses that browsers, phones and search engines ask for. */
const icons: Readonly<Record<string, number>> = {
  '/favicon.ico': 48,
  '/favicon.svg': 96,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
}

/** Phones cut off what is near their edges, and put what is transparent on black. */
const tiles = new Set(['/apple-touch-icon.png', '/icon-maskable-512.png'])

/** The file of the owner's mark that stands for this icon; nothing where ours does. */
export function ownIcon(path: string): string | undefined {
  const [mark, width] = [ownPictures.now().logo, icons[path]]
  if (!mark || width === undefined) return undefined
  const { widths, addresses } = (tiles.has(path) && mark.tile) || mark.whole
  // Where none is as wide, it is the widest.
  return addresses.at(widths.findIndex((wide) => wide >= width))?.slice('/pictures/'.length)
}
