import { useRef, useState } from 'react'
import { fetchAgain } from '../../web/fetch-again.ts'
import { useAppContext } from '../../web/app-context.tsx'

// Eleven kilobytes that most visits never need: fetched when somebody reaches for the button.
const load = async () => (await fetchAgain(() => import('./MenuPanel.tsx'))).MenuPanel

/** The button in the bar, and behind it the side drawer with everything that leads elsewhere. */
export function MenuDrawer() {
  const { texts } = useAppContext()
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof load>>>()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const fetch = (otherwise: () => void) => {
    load().then((panel) => setPanel(() => panel), otherwise)
  }
  const prepare = () => fetch(() => {})
  const open = () => {
    setOpen(true)
    fetch(() => {
      close()
      // The same links stand in the footer.
      document.querySelector<HTMLElement>('footer nav a')?.focus()
    })
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={texts.shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className="-mr-3 grid size-[48px] place-items-center rounded"
      >
        {/* Drawn here: the icon package's ground would come along with the first load of every page. */}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" stroke="currentColor" strokeWidth="1.5">
          <path d="M4 5h16M4 12h16M4 19h16" strokeLinecap="round" />
        </svg>
      </button>
      {isOpen && (
        <>
          <div aria-hidden="true" onPointerDown={close} className="fixed inset-0 z-40 animate-veil-in bg-ink/50" />
          {Panel && <Panel opener={opener} onClose={close} />}
        </>
      )}
    </>
  )
}
