import { useId, useState, type ReactNode } from 'react'

interface Item {
  heading: string
  content: ReactNode
}

/** Headings that open what is under them, one at a time. Without scripts, everything lies open (`styles.css`). */
export function Accordion({ items }: { items: readonly Item[] }) {
  const [open, setOpen] = useState<number>()
  const id = useId()
  return (
    <div className="border-b border-line">
      {items.map(({ heading, content }, index) => {
        const isOpen = index === open
        return (
          <div key={heading} className="border-t border-line">
            <h3 className="text-xl sm:text-2xl">
              <button
                type="button"
                id={`${id}-heading-${index}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-panel-${index}`}
                onClick={() => setOpen(isOpen ? undefined : index)}
                className="flex w-full items-baseline justify-between gap-6 py-6 text-left transition-colors hover:text-violet"
              >
                {heading}
                <svg aria-hidden="true" viewBox="0 0 16 16" stroke="currentColor" className="size-4 shrink-0">
                  <path d={isOpen ? 'M1 8h14' : 'M1 8h14M8 1v14'} />
                </svg>
              </button>
            </h3>
            <section
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-heading-${index}`}
              hidden={!isOpen}
              className="accordion-panel max-w-prose pr-10 pb-8 text-mid sm:text-lg"
            >
              {content}
            </section>
          </div>
        )
      })}
    </div>
  )
}
