import { useEffect, useRef, useState } from 'react'
import type { PickupPoint } from './pickup-point.ts'

interface Props {
  token: string | null
  onPoint(point: PickupPoint): void
  onClose(): void
}

/** A pickup point by its code. */
export function PickupPointDialog({ onPoint, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={onClose} aria-label="Wybierz punkt odbioru" className="m-auto rounded p-8">
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          dialog.current?.close()
          onPoint({ name: code.toUpperCase() })
        }}
      >
        <label>
          Kod punktu <input value={code} onChange={({ target }) => setCode(target.value)} className="border p-3" />
        </label>
        <button className="ml-4 min-h-11 px-4">OK</button>
      </form>
    </dialog>
  )
}
