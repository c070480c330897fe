import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { useVisit } from '../web/visit.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const links = [
  { to: '/', label: 'home' },
  { to: '/activities', label: 'activities' },
  { to: '/team', label: 'team' },
  { to: '/cooperation', label: 'cooperation' },
  { to: '/contact', label: 'contact' },
  { to: '/store', label: 'store' },
] as const

interface Props {
  opener: RefObject<HTMLElement | null>
  onClose(): void
}

/** The side drawer itself. It closes when a link is followed, and gives the focus back to what opened it. */
export default function MenuPanel({ opener, onClose }: Props) {
  const { texts } = useVisit()
  const returnFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-veil-in bg-ink/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-drawer-in flex-col overflow-y-auto bg-paper px-8 pt-4 pb-10 outline-none"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-text text-sm tracking-wide text-mid">{texts.shell.menu}</Dialog.Title>
            <Dialog.Close aria-label={texts.shell.closeMenu} className="-mr-3 grid size-12 place-items-center rounded">
              <X aria-hidden="true" strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.shell.menu} className="mt-8 flex-1">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to} className="border-b border-line">
                  <Link
                    to={to}
                    activeOptions={{ exact: true }}
                    activeProps={{ className: 'text-violet' }}
                    onClick={onClose}
                    className="block py-4 font-display text-3xl tracking-tight hover:text-violet"
                  >
                    {texts.shell.links[label]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-12 space-y-8">
            <LanguagePicker />
            <SocialLinks />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
