import { useEffect, useRef, useState } from 'react'
import { fetchAgain } from '../../web/fetch-again.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAppContext } from '../../web/app-context.tsx'

// Eleven kilobytes that most visits never need: fetched when somebody reaches for the button.
const load = async () => (await fetchAgain(() => import('./MenuPanel.tsx'))).MenuPanel

/**
 * The button in the bar, and behind it the side drawer with everything that leads elsewhere. Until the page lives the browser
 * itself opens a panel in its place; where no scripts run, with the links in it.
 */
export function MenuDrawer() {
  const { texts, plain } = useAppContext()
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof load>>>()
  const opener = useRef<HTMLButtonElement>(null)
  const early = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const fetch = (otherwise: () => void) => {
    load().then((panel) => setPanel(() => panel), otherwise)
  }
  const prepare = () => fetch(() => {})
  const open = () => {
    if (isShown(early.current)) early.current?.hidePopover()
    setOpen(true)
    fetch(() => {
      close()
      // The same links stand in the footer.
      document.querySelector<HTMLElement>('footer nav a')?.focus()
    })
  }
  useEffect(() => {
    if (isShown(early.current)) open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, as the page begins to live.
  }, [])
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget="menu"
        aria-label={texts.shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(press) => {
          press.preventDefault()
          open()
        }}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className="-mr-3 grid size-[48px] place-items-center rounded"
      >
        <Icon path="M4 5h16M4 12h16M4 19h16" />
      </button>
      <div
        ref={early}
        id="menu"
        popover="auto"
        className="top-0 right-0 h-dvh max-h-none w-full max-w-md px-8 pt-16 pb-10 backdrop:bg-ink/50"
      >
        <noscript>{plain?.menu()}</noscript>
      </div>
      {isOpen && (
        <>
          <div aria-hidden="true" onPointerDown={close} className="fixed inset-0 z-40 animate-veil-in bg-ink/50" />
          {Panel && <Panel opener={opener} onClose={close} />}
        </>
      )}
    </>
  )
}

/** Old browsers know no such panels, and hide it. */
const isShown = (panel: HTMLElement | null) => Boolean(panel?.popover && panel.matches(':popover-open'))
