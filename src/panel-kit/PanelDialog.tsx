import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, type RefObject, useState } from 'react'

interface Props {
  title: string
  /** What stands beside the title: states, or ways to something else. */
  beside?: ReactNode
  /** For a question or two: no higher than what is in it. */
  isSmall?: boolean
  /** What has the focus first, where that isn't the way out: it would be pressed unread. */
  beginAt?: RefObject<HTMLElement | null>
  onClose(): void
  children: ReactNode
}

/** A dialog, a large one unless it is said to be small; on phones it is the whole screen. It gives the focus back to what opened it. */
export function PanelDialog({ title, beside, isSmall = false, beginAt, onClose, children }: Props) {
  const returnFocus = useFocusReturn()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-veil-in bg-ink/40" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          {...(beginAt && {
            onOpenAutoFocus: (event) => {
              event.preventDefault()
              beginAt.current?.focus()
            },
          })}
          className={`fixed inset-0 z-40 flex flex-col bg-paper outline-none sm:right-auto sm:left-1/2 sm:-translate-x-1/2 sm:rounded sm:shadow-xl ${
            isSmall
              ? 'sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-3rem)] sm:w-[min(36rem,calc(100vw-3rem))] sm:-translate-y-1/2'
              : 'sm:inset-y-6 sm:w-[min(64rem,calc(100vw-3rem))]'
          }`}
        >
          <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-5 py-3 sm:px-8">
            <Dialog.Title className="min-w-0 flex-[1_1_9rem] text-2xl">{title}</Dialog.Title>
            {beside}
            <Dialog.Close aria-label="Zamknij" className="-mr-2 grid size-11 shrink-0 place-items-center rounded">
              <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto px-5 py-6 sm:px-8">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Gives the focus back to what had it when this was shown. For dialogs that no button of their own opens, but the address
 * or a question: those have nothing to give it back to by themselves.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    // Where the page began with it, whoever shows it knows where to go on.
    if (before instanceof HTMLElement && before !== document.body) before.focus()
  }
}
