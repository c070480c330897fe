import { brand, identity } from '../../brand.ts'

const inShort = ({ accent, deep }: typeof brand.colours) => `${accent}${deep}`.replaceAll('#', '')

/** The owner's colours in short; nothing where they are ours. */
export function ownColours(): string {
  const now = inShort(brand.colours)
  return now === inShort(identity.original.colours) ? '' : now
}

/** The address of one of our drawings in the owner's colours: another one for others, since browsers keep what they fetched. */
export function inOwnColours(address: string): string {
  const own = ownColours()
  return own ? `${address}?${own}` : address
}
