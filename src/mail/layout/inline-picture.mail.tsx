import type { CSSProperties } from 'react'

/** Stored pictures by their path: one of a product fills its square, a mark stands within it. */
const stored = /^\/pictures\/([0-9a-f]{64})\.\w+$/

/** How a letter calls a picture of ours that it carries in itself, or one that is stored; undefined for one from elsewhere. */
export const nameOfStored = (path: string | undefined, kind: 'picture' | 'mark') => {
  const [, hash] = stored.exec(path ?? '') ?? []
  return hash && `${kind}-${hash}`
}

interface Props {
  name: string
  alt: string
  side: number
  style?: CSSProperties
}

/** A picture that the letter brings along, so that nothing is fetched when it is opened. */
export function InlinePicture({ name, alt, side, style }: Props) {
  // With any other priority React adds a preload link to the head, which mail programs distrust.
  return <img src={`cid:${name}@letter`} alt={alt} width={side} height={side} fetchPriority="low" style={style} />
}
