import { Tabs } from 'radix-ui'
import { useEffect } from 'react'
import { RestoreNotice } from '../restored/panel/RestoreNotice.tsx'
import { changeAddress, goTo, useAddress } from '../panel-kit/address.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { ProxyNotice } from './ProxyNotice.tsx'
import { TabRow } from './TabRow.tsx'
import { sheets, tabs, views } from './tabs.tsx'

interface Props {
  username: string
  onLeave(): void
}

/** Everything after signing in: a sheet to be printed, or the desk. */
export default function PanelWorkspace(props: Props) {
  const { print } = useAddress()
  const sheet = sheets.find(({ name }) => name === print)
  return sheet ? <sheet.Page /> : <Desk {...props} />
}

/** The header, the tabs, and what one of them shows. */
function Desk({ username, onLeave }: Props) {
  const { tab } = useAddress()
  const view = views.find(({ name }) => name === tab)
  const shown = view ?? tabs.find(({ name }) => name === tab) ?? tabs[0]
  useEffect(() => {
    document.title = `${shown?.label} – Panel Administratora`
    // One address for each tab, the one that opens first included, so that going back comes to it.
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
        // A view of the header's is no tab, so none is chosen then.
        value={view ? '' : (shown?.name ?? '')}
        onValueChange={(name) => goTo({ tab: name })}
        activationMode="manual"
      >
        <nav
          aria-label="Działy"
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
          <RestoreNotice />
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
