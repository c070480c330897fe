import { lazy, Suspense, useRef, useState } from 'react'
import { useVisit } from '../web/visit.tsx'

// Eleven kilobytes that most visits never need: fetched when somebody reaches for the button.
const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(load)

/** The button in the bar, and behind it the side drawer with everything that leads elsewhere. */
export function MenuDrawer() {
  const { texts } = useVisit()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={texts.shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
        className="-mr-3 grid size-12 place-items-center rounded"
      >
        {/* Drawn here: the icon package's ground would come along with the first load of every page. */}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" stroke="currentColor" strokeWidth="1.5">
          <path d="M4 5h16M4 12h16M4 19h16" strokeLinecap="round" />
        </svg>
      </button>
      <Suspense>{isOpen && <MenuPanel opener={opener} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
