import type { CSSProperties } from 'react'

/**
 * A title whose letters come one after the other. Screen readers get it whole. The letters stay in the line of text,
 * so that the font's kerning holds and words break nowhere but between them.
 */
export function LetteredTitle({ title, className }: { title: string; className: string }) {
  return (
    <h1 className={className}>
      <span className="sr-only">{title}</span>
      <span aria-hidden="true" className="select-none">
        {Array.from(title, (letter, index) => (
          // The same letter may come twice; its place in the title is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="letter" style={{ '--letter': index } as CSSProperties}>
            {letter}
          </span>
        ))}
      </span>
    </h1>
  )
}
