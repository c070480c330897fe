import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useVisit } from '../web/visit.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const links = [
  { to: '/', label: 'home' },
  { to: '/store', label: 'store' },
] as const

const iconButton = 'grid size-12 place-items-center rounded'

/** The side drawer with everything that leads elsewhere. It closes when a link is followed. */
export function MenuDrawer() {
  const { texts } = useVisit()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label={texts.shell.openMenu} className={`${iconButton} -mr-3`}>
        <Menu aria-hidden="true" strokeWidth={1.5} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-veil-in bg-ink/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-drawer-in flex-col overflow-y-auto bg-paper px-8 pt-4 pb-10 outline-none"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-text text-sm tracking-wide text-mid">{texts.shell.menu}</Dialog.Title>
            <Dialog.Close aria-label={texts.shell.closeMenu} className={`${iconButton} -mr-3`}>
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
                    onClick={() => setOpen(false)}
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
