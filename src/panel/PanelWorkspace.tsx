import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RestoreNotice } from '../after-restore/panel/RestoreNotice.tsx'
import { StatusNotice } from '../status/panel/StatusNotice.tsx'
import { changeAddress, goTo, useAddress } from '../panel-kit/address.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { firstPlaceOf, sheets, usePlaces } from './tabs.tsx'
import { sessionQuery, useMay } from '../administrators/panel/session.query.ts'

interface Props {
  username: string
  onLeave(): void
}

/** Everything after signing in: a sheet to print, or the desk. */
export default function PanelWorkspace(props: Props) {
  const { print } = useAddress()
  const sheet = sheets.find(({ name }) => name === print)
  return sheet ? <sheet.Page /> : <Desk {...props} />
}

/** The header, the tabs, and what one of them shows. */
function Desk({ username, onLeave }: Props) {
  const { tab } = useAddress()
  const places = usePlaces()
  const { tabs, views } = places
  const may = useMay()
  const shown = [...tabs, ...views].find(({ name }) => name === tab) ?? firstPlaceOf(places)
  const view = views.find((one) => one === shown)
  useEffect(() => {
    document.title = `${shown?.label} – Panel Administratora`
    // The first place gets its address, too, so that the back button returns to it.
    if (tab === undefined) changeAddress({ tab: shown?.name }, { replaces: true })
  }, [shown, tab])
  return (
    <div className="min-h-dvh">
      <a
        href="#panel-content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-white px-4 py-2 shadow focus:translate-y-0"
      >
        Przejdź do treści
      </a>
      <PanelHeader username={username} shown={shown?.name} onLeave={onLeave} />
      <Tabs.Root
        // No tab is selected while a view from the header is shown.
        value={view ? '' : (shown?.name ?? '')}
        onValueChange={(name) => goTo({ tab: name })}
        activationMode="manual"
      >
        {/* Some roles have no tab. */}
        <nav
          aria-label="Działy"
          hidden={tabs.length === 0}
          className="border-b border-line bg-paper px-4 sm:px-[max(2rem,50%-48rem)] print:hidden"
        >
          <TabRow shown={shown?.name} />
        </nav>
        <main
          id="panel-content"
          tabIndex={-1}
          className="mx-auto max-w-[100rem] px-4 py-6 outline-none sm:px-8 sm:py-8"
        >
          <h1 className="sr-only">{shown?.label}</h1>
          <ProxyNotice />
          {may('confirm a restore') && <RestoreNotice />}
          <StatusNotice />
          {view && <view.Page />}
          {tabs.map(({ name, Page }) => (
            <Tabs.Content key={name} value={name} tabIndex={-1} className="outline-none">
              <Page />
            </Tabs.Content>
          ))}
        </main>
      </Tabs.Root>
    </div>
  )
}

/** Whether tabs are hidden before and after the visible ones. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  // Browsers round scroll positions.
  return { isMoreBefore: scrollLeft > 1, isMoreAfter: scrollWidth - clientWidth - scrollLeft > 1 }
}

/** The row of tabs. Where they don't fit, an arrow at the edge shows that there are more, and the selected one is scrolled into view. */
function TabRow({ shown }: { shown: string | undefined }) {
  const { tabs } = usePlaces()
  const row = useRef<HTMLDivElement>(null)
  const [{ isMoreBefore, isMoreAfter }, setEdges] = useState({ isMoreBefore: false, isMoreAfter: false })

  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const tab = list.querySelector<HTMLElement>(`[data-name=${shown}]`)
    const watch = new ResizeObserver(() => {
      // Only sideways, so that the page doesn't scroll.
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
      setEdges(edgesOf(list))
    })
    // A mark that appears beside a tab moves the tabs after it.
    for (const element of [list, ...list.children]) watch.observe(element)
    return () => watch.disconnect()
  }, [shown])
  const arrow = (isMore: boolean, by: 1 | -1) =>
    isMore && (
      // Keys reach all tabs without it.
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => row.current?.scrollBy({ left: by * 0.7 * row.current.clientWidth, behavior: 'smooth' })}
        className={`absolute inset-y-0 z-1 grid w-9 place-items-center text-mid ${by > 0 ? '-right-4' : '-left-4'}`}
      >
        {by > 0 ? (
          <ChevronRight strokeWidth={1.5} className="size-5" />
        ) : (
          <ChevronLeft strokeWidth={1.5} className="size-5" />
        )}
      </button>
    )
  return (
    <div className="relative">
      {arrow(isMoreBefore, -1)}
      {arrow(isMoreAfter, 1)}
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
            // It is given the focus by script, which browsers take for keys.
            onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
            onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            className="shrink-0 border-b-2 data-pressed:outline-none border-transparent px-2 py-3 text-sm font-medium text-mid -outline-offset-2 hover:text-ink data-[state=active]:border-violet data-[state=active]:text-ink"
          >
            {label}
            {/* Remounted on each navigation, so that its count is fetched again. */}
            {Mark && <Mark key={shown} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </div>
  )
}

/** Tells the administrator that an undeclared proxy makes all visitors look like one. */
function ProxyNotice() {
  const { data } = useQuery(sessionQuery)
  if (!data?.isByUnseenProxy) return null
  return (
    <p role="note" className="mb-8 border-l-2 border-clay bg-clay/6 px-4 py-3 text-sm print:hidden">
      Program stoi za serwerem pośredniczącym (proxy), ale o tym nie wie: wszyscy odwiedzający mają dla niego jeden
      adres, więc czyjeś nieudane logowania zatrzymują także innych. Ustaw zmienną{' '}
      <code className="wrap-anywhere">TRUST_PROXY=true</code> i uruchom program ponownie.
    </p>
  )
}
