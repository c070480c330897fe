import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useRef } from 'react'
import { forgetToast, useToast } from '../ui/toasts.ts'
import { giveEscapeOn, useYielding } from '../ui/useYielding.ts'

// The figures of the site's toasts; its part that shows them knows pages that the panel hasn't.
const duration = 5_000
const swipeThreshold = 50

/** The place of passing messages: one at a time, for five seconds, unless one lingers on it or pushes it away. */
export function PanelToasts() {
  const toast = useToast()
  const box = useRef<HTMLLIElement>(null)
  useYielding(box, () => toast && forgetToast(toast.key))
  return (
    <Toast.Provider label="Powiadomienie" duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.key}
          ref={box}
          open
          type={toast.tone === 'failure' ? 'foreground' : 'background'}
          onOpenChange={() => forgetToast(toast.key)}
          onEscapeKeyDown={giveEscapeOn}
          className={`on-dark flex animate-toast-in items-start gap-3 rounded py-2.5 pr-2 pl-4 text-sm text-white shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toast.tone === 'failure' ? 'bg-[#8c3520]' : 'bg-ink'}`}
        >
          <div className="min-w-0 flex-1 py-1">
            {toast.title && <Toast.Title className="font-medium">{toast.title}</Toast.Title>}
            <Toast.Description className="wrap-anywhere">{toast.text}</Toast.Description>
          </div>
          <Toast.Close aria-label="Zamknij powiadomienie" className="grid size-9 shrink-0 place-items-center rounded">
            <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label="Powiadomienia ({hotkey})"
        // Each toast announces itself; this keeps open dialogs from hiding them from those who don't see them.
        aria-live="off"
        // On a phone forms have their buttons at the bottom.
        className="fixed right-0 z-60 w-full max-w-md p-4 outline-none empty:hidden max-sm:top-0 sm:bottom-0"
      />
    </Toast.Provider>
  )
}
