import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface Tab<Name extends string> {
  name: Name
  label: string
  content: ReactNode
}

interface Props<Name extends string> {
  /** What the tabs are about, for those who don't see it. */
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose(name: Name): void
}

/**
 * Panels of which one is seen. The tabs are one stop of the Tab key; arrow keys, Home and End go from one to another. What
 * is typed into a panel stays while another is seen.
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const goWithKeys = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const at = tabs.findIndex(({ name }) => name === chosen)
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const next = (place + tabs.length) % tabs.length
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    const tab = tabs[next]
    if (tab) onChoose(tab.name)
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={goWithKeys}
        className="flex flex-wrap gap-x-8 border-b border-line outline-none sm:gap-x-12"
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            className="-mb-px border-b-2 border-transparent pb-4 font-display text-2xl tracking-tight text-mid hover:text-ink aria-selected:border-violet aria-selected:text-ink sm:text-3xl"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}
