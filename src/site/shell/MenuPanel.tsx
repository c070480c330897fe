import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { cross, Icon } from '../../ui/Icon.tsx'
import { useAppContext } from '../../web/app-context.tsx'
import { DrawerLinks } from './DrawerLinks.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { SocialLinks } from './SocialLinks.tsx'

interface Props {
  opener: RefObject<HTMLElement | null>
  onClose(): void
}

/** The side drawer itself. It closes when a link is followed, and gives the focus back to what opened it. */
export function MenuPanel({ opener, onClose }: Props) {
  const { texts } = useAppContext()
  const returnFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        {/* What is seen of it is there already (`MenuDrawer`); this keeps the page from scrolling. */}
        <Dialog.Overlay className="fixed inset-0 z-40" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-drawer-in flex-col overflow-y-auto bg-paper px-8 pt-4 pb-10 outline-none"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-text text-sm tracking-wide text-mid">{texts.shell.menu}</Dialog.Title>
            <Dialog.Close aria-label={texts.shell.closeMenu} className="-mr-3 grid size-12 place-items-center rounded">
              <Icon path={cross} />
            </Dialog.Close>
          </div>
          <DrawerLinks className="mt-8 flex-1" onFollow={onClose} />
          <div className="mt-12 space-y-8">
            <LanguagePicker />
            <SocialLinks />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
