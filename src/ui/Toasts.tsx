import { uiTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { Toast } from 'radix-ui'
import { useRef } from 'react'
import { useTexts } from '../web/app-context.tsx'
import { cross, Icon } from './Icon.tsx'
import { forgetToast, type useToast } from './toasts.ts'
import { giveEscapeOn, useYielding } from './useYielding.ts'

const duration = 5_000
const swipeThreshold = 50

/** The place of passing messages: one at a time, for five seconds, unless one lingers on it or pushes it away. */
export function Toasts({ toast }: { toast: ReturnType<typeof useToast> }) {
  const { toasts: texts } = useTexts(uiTexts).shop
  const box = useRef<HTMLLIElement>(null)
  useYielding(box, () => toast && forgetToast(toast.key))
  return (
    <Toast.Provider label={texts.region} duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.key}
          ref={box}
          open
          onOpenChange={() => forgetToast(toast.key)}
          onEscapeKeyDown={giveEscapeOn}
          className="on-dark flex animate-toast-in items-center gap-4 rounded bg-ink py-2 pr-2 pl-5 text-white data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[toast.tone ?? 'good']}`} />
          <div className="min-w-0 flex-1 py-2">
            <Toast.Description className="wrap-anywhere">{toast.text}</Toast.Description>
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <Link
                  to={toast.action.to}
                  className="-mb-1 inline-block py-1.5 font-medium underline underline-offset-4"
                >
                  {toast.action.label}
                </Link>
              </Toast.Action>
            )}
          </div>
          <Toast.Close aria-label={texts.close} className="grid size-11 shrink-0 place-items-center rounded">
            <Icon path={cross} className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={`${texts.region} ({hotkey})`}
        className="toasts fixed right-0 z-50 w-full max-w-lg p-5 outline-none empty:hidden sm:p-8"
      />
    </Toast.Provider>
  )
}

const dots = { good: 'bg-sea', failure: 'bg-clay' }
