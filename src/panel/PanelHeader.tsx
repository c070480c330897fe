import { ChevronDown } from 'lucide-react'
import { useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { brand } from '../brand.ts'
import { readResponse } from '../web/api.ts'
import { Logo } from '../ui/Logo.tsx'
import { showToast } from '../ui/toasts.ts'
import { api, sentenceOf } from '../panel-kit/panel-api.ts'
import { PanelButton } from '../panel-kit/PanelButton.tsx'
import { PanelLink } from '../panel-kit/PanelLink.tsx'
import { mayLeave } from '../panel-kit/forms/unsaved.ts'
import { reloadSoon } from '../administrators/panel/session.query.ts'
import { forgetAdmin } from './sign-in/stored-admin.ts'
import { usePlaces, type Place } from './tabs.tsx'

interface Props {
  username: string
  shown: string | undefined
  onLeave(): void
}

/** So many fit beside each other on most screens: a role that sees no more has no menu. */
const mostInRow = 10

/** On a phone: what one packs with, and the menu, in one row. */
const mostOnPhone = 3
const phone = '(width < 40rem)'

const useIsOnPhone = () =>
  useSyncExternalStore(
    (changed) => {
      const screen = window.matchMedia(phone)
      screen.addEventListener('change', changed)
      return () => screen.removeEventListener('change', changed)
    },
    () => window.matchMedia(phone).matches,
  )

/** The administrator's name, links to the views that aren't tabs, and the sign-out. */
export function PanelHeader({ username, shown, onLeave }: Props) {
  const listed = usePlaces().views.filter(({ isUnlisted }) => !isUnlisted)
  const isOnPhone = useIsOnPhone()
  const most = isOnPhone ? mostOnPhone : mostInRow
  const inMenu = listed.length <= most ? [] : isOnPhone ? listed.slice(most - 1) : listed.filter(({ isRare }) => isRare)
  const inRow = listed.filter((view) => !inMenu.includes(view))
  const signOut = async () => {
    if (!(await mayLeave())) return
    onLeave()
    forgetAdmin()
    try {
      await readResponse(api.admin.logout.$post())
      showToast({ text: 'Wylogowano pomyślnie' })
    } catch (error) {
      showToast({ title: 'Błąd', text: sentenceOf(error), tone: 'failure' })
    }
    reloadSoon()
  }
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-paper px-4 pt-3 sm:px-[max(2rem,50%-48rem)] print:hidden">
      <a href="/" aria-label={`${brand.name}, strona główna`} className="max-w-full">
        <Logo variant="colored" />
      </a>
      <nav aria-label="Narzędzia" className="order-last flex w-full flex-wrap gap-x-5">
        {inRow.map((view) => (
          <ViewLink key={view.name} view={view} shown={shown} />
        ))}
        {inMenu.length > 0 && <Menu views={inMenu} shown={shown} />}
      </nav>
      <div className="ml-auto flex items-center gap-4">
        <p className="text-sm">
          Witaj, <strong className="font-medium">{username}</strong>
        </p>
        <PanelButton onClick={() => void signOut()}>Wyloguj się</PanelButton>
      </div>
    </header>
  )
}

const linkLook =
  'inline-flex min-h-9 items-center text-sm text-mid hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4'

function ViewLink({
  view: { name, label, Mark },
  shown,
  ...rest
}: {
  view: Place
  shown: string | undefined
  onClick?(): void
}) {
  return (
    <PanelLink {...rest} asked={{ tab: name }} aria-current={name === shown ? 'page' : undefined} className={linkLook}>
      {label}
      {/* Remounted on each navigation, so that its count is fetched again. */}
      {Mark && <Mark key={shown} />}
    </PanelLink>
  )
}

/** The browser closes it when one clicks elsewhere. Escape is taken here, since forms beneath it listen to that key, too. */
function Menu({ views, shown }: { views: Place[]; shown: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const holdsShown = views.some(({ name }) => name === shown)
  const place = () => {
    const [at, menu] = [button.current?.getBoundingClientRect(), list.current]
    if (!at || !menu) return
    menu.style.top = `${at.bottom + window.scrollY}px`
    menu.style.left = `${Math.max(8, Math.min(at.left - 16, document.documentElement.clientWidth - menuWidth - 8))}px`
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !list.current?.matches(':popover-open')) return
    event.preventDefault()
    list.current.hidePopover()
    button.current?.focus()
  }
  // A click elsewhere closes it by itself; Tab goes on past its last link.
  const goOn = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover()
  }
  return (
    <div role="presentation" onKeyDown={leave} onBlur={goOn}>
      <button
        ref={button}
        type="button"
        popoverTarget="panel-menu"
        // The place in it that is shown.
        aria-current={holdsShown ? 'true' : undefined}
        className={`${linkLook} flex-wrap gap-x-1 text-left`}
      >
        Więcej
        {/* Nothing that waits is hidden by the menu. */}
        {views.map(({ name, Mark }) => Mark && <Mark key={`${name} ${shown}`} />)}
        <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </button>
      <ul
        ref={list}
        id="panel-menu"
        popover="auto"
        onBeforeToggle={place}
        style={{ width: menuWidth }}
        className="absolute inset-auto m-0 max-h-[70dvh] overflow-y-auto border border-line bg-paper px-4 py-2 shadow-lg"
      >
        {views.map((view) => (
          <li key={view.name}>
            <ViewLink view={view} shown={shown} onClick={() => list.current?.hidePopover()} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const menuWidth = 208
