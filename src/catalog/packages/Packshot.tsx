import { packshot } from './packshot.ts'

interface Props {
  imageUrl?: string | null | undefined
  /** Such as '500g'. */
  weight: string | null
}

/** A small picture of a product, in the square that it is put into. */
export function Packshot({ imageUrl, weight }: Props) {
  const { address, isDrawn } = packshot({ imageUrl, weight })
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      width={320}
      height={320}
      className={`size-full ${isDrawn ? 'object-contain p-[6%]' : 'object-cover'}`}
    />
  )
}
