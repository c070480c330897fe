import { cartTexts } from './texts.ts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../web/app-context.tsx'

/** What stands in the place of a line that was taken out. The focus goes here, since where it was is gone. */
export function RemovedRow({ name, onPutBack }: { name: string; onPutBack(): void }) {
  const texts = useTexts(cartTexts).cart
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3 text-mid">
      <span className="min-w-0 wrap-anywhere">{texts.removed(name)}</span>
      <button
        ref={undo}
        type="button"
        aria-label={texts.undoThis(name)}
        onClick={onPutBack}
        className="min-h-12 px-2 font-medium text-violet underline underline-offset-4 hover:no-underline"
      >
        {texts.undo}
      </button>
    </li>
  )
}
