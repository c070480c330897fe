import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { tabs } from './tabs.tsx'

/** Whether there is more than is seen, before and after it. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  // Browsers round what they scroll by.
  return { isMoreBefore: scrollLeft > 1, isMoreAfter: scrollWidth - clientWidth - scrollLeft > 1 }
}

/** The ways to the tabs. Where they don't fit, a fading edge tells that there are more, and the chosen one is in sight. */
export function TabRow({ shown }: { shown: string | undefined }) {
  const row = useRef<HTMLDivElement>(null)
  const [{ isMoreBefore, isMoreAfter }, setEdges] = useState({ isMoreBefore: false, isMoreAfter: false })

  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const tab = list.querySelector<HTMLElement>(`[data-name=${shown}]`)
    const watch = new ResizeObserver(() => {
      // Sideways only: the page stays where it was.
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
      setEdges(edgesOf(list))
    })
    // A mark that comes beside a tab makes all that follow go on.
    for (const element of [list, ...list.children]) watch.observe(element)
    return () => watch.disconnect()
  }, [shown])
  return (
    <Tabs.List
      ref={row}
      aria-label="Panel"
      onScroll={({ currentTarget }) => setEdges(edgesOf(currentTarget))}
      data-more-before={isMoreBefore || undefined}
      data-more-after={isMoreAfter || undefined}
      className="relative -mx-2 -mb-px flex [scrollbar-width:none] gap-2 overflow-x-auto data-more-after:mask-r-from-[calc(100%-3rem)] data-more-before:mask-l-from-[calc(100%-3rem)] sm:gap-4"
    >
      {tabs.map(({ name, label, Mark }) => (
        <Tabs.Trigger
          key={name}
          value={name}
          data-name={name}
          className="shrink-0 border-b-2 border-transparent px-2 py-3 text-sm font-medium text-mid -outline-offset-2 hover:text-ink data-[state=active]:border-violet data-[state=active]:text-ink"
        >
          {label}
          {/* Put there anew with each step, so that what it says is asked again. */}
          {Mark && <Mark key={shown} />}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
