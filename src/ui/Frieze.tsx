/** An engraved frieze as wide as its place: two of its plates on a phone, then four, then all six. */
export function Frieze({ drawing, className }: { drawing: string; className: string }) {
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={`${drawing}#six`} />
      <source media="(min-width: 40rem)" srcSet={`${drawing}#four`} />
      <img
        src={`${drawing}#two`}
        alt=""
        loading="lazy"
        className={`aspect-[8/5] w-full rounded border border-line bg-paper sm:aspect-[16/5] lg:aspect-[24/5] ${className}`}
      />
    </picture>
  )
}
